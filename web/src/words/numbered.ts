// Whether the spaces of the ring are told by their numbers. The settings say so (state/settings.svelte.ts).
export const numbered = { wanted: (): boolean => false };
