import { afterAll, beforeAll, test } from 'vitest';
import { openHouse, type House } from './house';
import { playOn, takeTurn } from './playing';
let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());
const seconds = Number(process.env['TACIT_SECONDS'] ?? 30);
const sizes = (process.env['SIZES'] ?? '1280x800,1280x640,390x844,320x568').split(',').map((s) => s.split('x').map(Number));
const lesson = process.env['LESSON'];
test('shifts', async () => {
  for (const [width = 0, height = 0] of sizes) {
    const page = await house.open({ painted: true, viewport: { width, height } }, { speed: 'fast', level: 'simple', sound: false });
    if (lesson) { await page.goto('/learn/' + lesson); } else {
    await page.goto('/');
    await page.getByTestId('play-now').click();
    }
    await page.locator('.slot.can').first().waitFor();
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      const log: string[] = [];
      Object.assign(window, { shiftlog: log, shiftsum: 0 });
      const name = (n: Node | null): string => {
        const e = n instanceof Element ? n : n?.parentElement;
        if (!e) return 'GONE';
        return [e.parentElement?.parentElement, e.parentElement, e].map((x) => `${x?.localName}.${(x?.getAttribute('class') ?? '').split(' ').filter((c) => !c.startsWith('svelte')).join('.')}`).join('>') + (n instanceof Element ? '' : '#text') + `"${(n?.textContent ?? '').slice(0, 30)}"`;
      };
      const r = (b: DOMRectReadOnly) => `${b.x.toFixed(0)},${b.y.toFixed(0)} ${b.width.toFixed(0)}x${b.height.toFixed(0)}`;
      new PerformanceObserver((list) => {
        for (const e of list.getEntries() as any[]) {
          (window as any).shiftsum += e.value;
          log.push(`${e.value.toFixed(5)} t=${e.startTime.toFixed(0)} input=${e.hadRecentInput} ` + e.sources.map((s: any) => `\n     ${name(s.node)} ${r(s.previousRect)} -> ${r(s.currentRect)}`).join(''));
        }
      }).observe({ type: 'layout-shift' });
    });
    const begin = performance.now();
    if (lesson) {
      while (performance.now() - begin < seconds * 1000) {
        const on = page.locator('[data-testid="lesson-continue"], [data-testid="lesson-next"], [data-testid="exercise-next"]');
        const cards = page.locator('.slot.can');
        await on.or(cards).first().waitFor();
        if ((await on.count()) > 0) await on.first().click(); else await takeTurn(page);
      }
    } else await playOn(page, seconds * 1000);
    const minutes = (performance.now() - begin) / 60000;
    const { log, sum } = await page.evaluate(() => ({ log: (window as any).shiftlog as string[], sum: (window as any).shiftsum as number }));
    const plays = lesson ? 0 : await page.getByTestId('log').locator('button').count();
    console.log(`=== ${width}x${height}: ${(sum / minutes).toFixed(4)} a minute, ${log.length} shifts, ${plays} plays`);
    for (const l of log.sort((a, b) => parseFloat(b) - parseFloat(a)).slice(0, Number(process.env['TOP'] ?? 14))) console.log('  ' + l);
    await page.context().close();
  }
});
