// What the person at this page lets it do. The settings say so (state/settings.svelte.ts).
export const allowed = { sound: true, speech: false, vibration: true, notify: false };
