// The packs that records are told apart by.
import { m } from '../paraglide/messages';

export const packNames: Record<string, () => string> = {
  master: m.pack_master,
  basic: m.pack_basic,
  'basic+JAWD': m.pack_replaced,
};
