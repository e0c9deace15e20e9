import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { mount } from 'svelte';
import './app.css';
import { watchKeys } from './browser/focus';
import App from './ui/App.svelte';
import { app } from './state/app.svelte';
import { settings } from './state/settings.svelte';

settings.apply();
watchKeys();
window.addEventListener('storage', ({ key }) => settings.follow(key));
const page = document.getElementById('page');
if (page) mount(App, { target: page });

// Nothing of this is needed for the first picture; but a game shall begin at once.
function fetchAside(): void {
  setTimeout(() => void import('./ui/game/TableScreen.svelte').catch(() => undefined), 300);
  if (import.meta.env.PROD) void app.keep();
}
// The page may be loaded before the core is, for which these modules wait.
if (document.readyState === 'complete') fetchAside();
else addEventListener('load', fetchAside);
