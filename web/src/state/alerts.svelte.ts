// Alerts while the page is closed, through the browser's push service: whether there can be any, and whether they are wanted.
import type { PushWish } from '@tacit/wire';
import { api } from '../net/api';
import { m } from '../paraglide/messages';

/** Why there are none, or whether they are on. */
export type AlertsState = 'unknown' | 'none' | 'unsupported' | 'denied' | 'off' | 'on';

const name = '{name}'; // is put in by the service worker

/** The service worker has no words of its own, and none of our settings: it finds them here, in the reader's language. */
async function keepWords(): Promise<void> {
  const words = {
    turn: m.alert_turn(),
    turn_with: m.alert_turn_with({ name }),
    round: m.alert_round({ name }),
    invited: m.alert_invited(),
    invited_with: m.alert_invited_by({ name }),
  };
  await (await caches.open('alert-words')).put('/alert-words', new Response(JSON.stringify(words)));
}

export function wishOf({ endpoint, keys }: PushSubscriptionJSON): PushWish {
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

const canHave = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

class AlertsSwitch {
  state = $state<AlertsState>('unknown');
  private key = '';

  /** What is so now; who has alerts on is told to the server again, for it may have forgotten. */
  async look(): Promise<void> {
    const { key } = await api.pushOffer();
    if (key === undefined) return void (this.state = 'none');
    this.key = key;
    if (!canHave()) return void (this.state = 'unsupported');
    if (Notification.permission === 'denied') return void (this.state = 'denied');
    const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
    if (found) await this.tell(found);
    this.state = found ? 'on' : 'off';
  }

  /** On a tap only: the browser asks whether this is meant. */
  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted')
      return void (this.state = Notification.permission === 'denied' ? 'denied' : 'off');
    const { pushManager } = await navigator.serviceWorker.ready;
    await this.tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.key }));
    this.state = 'on';
  }

  async turnOff(): Promise<void> {
    const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (found) {
      await api.endPush(found.endpoint);
      await found.unsubscribe();
    }
    this.state = 'off';
  }

  private async tell(found: PushSubscription): Promise<void> {
    await keepWords();
    await api.askForPush(wishOf(found.toJSON()));
  }
}

export const alerts = new AlertsSwitch();
