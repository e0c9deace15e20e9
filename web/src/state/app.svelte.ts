// The page as an app: kept on the device, installed, brought up to date.
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class App {
  canInstall = $state(false);
  newVersion = $state(false);
  private question: InstallPrompt | undefined;
  private waiting: ServiceWorker | undefined;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.question = event as InstallPrompt;
      this.canInstall = true;
    });
    addEventListener('appinstalled', () => (this.canInstall = false));
  }

  /** Once the page is there: what it needs to start without a server is fetched aside. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}service-worker.js`)
      .catch(() => undefined);
    if (!registration) return; // a browser may forbid it; then the page starts with a server only
    this.note(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && this.note(coming));
    });
  }

  install(): void {
    this.canInstall = false;
    void this.question?.prompt();
  }

  /** The new version takes over, and the page begins again with it. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting?.postMessage('take over');
  }

  // The first version of all has nobody to wait for.
  private note(waiting: ServiceWorker | null): void {
    if (!waiting || !navigator.serviceWorker.controller) return;
    this.waiting = waiting;
    this.newVersion = true;
  }
}

export const app = new App();
