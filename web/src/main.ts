import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { mount } from 'svelte';
import './app.css';
import App from './ui/App.svelte';
import { settings } from './state/settings.svelte';

settings.apply();
const page = document.getElementById('page');
if (page) mount(App, { target: page });
