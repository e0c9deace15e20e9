/**
 * The screen stays on until the function that comes back is called. A browser lets go of it with a page that is hidden, so it
 * is asked again when the page is seen again; where it is not allowed (without TLS, say) nothing happens.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;

  async function ask(): Promise<void> {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wanted || document.visibilityState !== 'visible' || !wakeLock) return;
    lock = await wakeLock.request('screen').catch(() => undefined);
    if (!wanted) void lock?.release();
  }

  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
