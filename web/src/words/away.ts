// Why something is not there while no server answers.
import { hasServer } from '../browser/address';
import { m } from '../paraglide/messages';

export const noServer = hasServer ? m.no_server : m.no_server_site;
export const needsServer = hasServer ? m.needs_server : m.needs_server_site;
