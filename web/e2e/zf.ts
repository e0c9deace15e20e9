import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { openHouse, type House } from './house';
import { playOn } from './playing';
let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());
const seconds = Number(process.env['TACIT_SECONDS'] ?? 30);
test('frames', async () => {
  const page = await house.open({ painted: true, viewport: { width: 820, height: 1180 } }, { speed: 'fast', level: 'simple', sound: false });
  const client = await house.browser.newBrowserCDPSession();
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('game').waitFor();
  await page.waitForTimeout(2000);
  const watch = () => page.evaluate(() => {
    const w = window as any;
    w.frames = []; w.loaf = [];
    const mine = (w.turn = {});
    let last = 0;
    const frame = (now: number): void => { if (w.turn !== mine) return; if (last > 0) w.frames.push([now, now - last]); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    w.po?.disconnect();
    w.po = new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) w.loaf.push({ t: e.startTime, d: e.duration, render: e.renderStart - e.startTime, style: e.startTime + e.duration - e.styleAndLayoutStart, block: e.blockingDuration, scripts: e.scripts.map((s: any) => `${s.invoker}/${s.invokerType} ${s.duration.toFixed(0)} forced ${s.forcedStyleAndLayoutDuration.toFixed(0)}`) }); });
    w.po.observe({ type: 'long-animation-frame' });
  });
  const tell = async (what: string) => {
    const { frames, loaf } = await page.evaluate(() => ({ frames: (window as any).frames as [number, number][], loaf: (window as any).loaf as any[] }));
    const s = frames.map((f) => f[1]).sort((a, b) => a - b);
    console.log(`${what}: ${s.length} frames median ${s[s.length >> 1]?.toFixed(1)} p99 ${s[Math.floor(s.length * 0.99)]?.toFixed(1)} max ${s.at(-1)?.toFixed(1)}; over 33.4: ${s.filter((x) => x > 33.5).length} over 50: ${s.filter((x) => x > 50).length}; loaf ${loaf.length}`);
    for (const l of loaf.sort((a, b) => b.d - a.d).slice(0, 12)) console.log(`   ${l.t.toFixed(0)} d=${l.d.toFixed(0)} renderStart+${l.render.toFixed(0)} style+layout..end ${l.style.toFixed(0)} ${l.scripts.join(' | ')}`);
    return frames;
  };
  await watch(); await page.waitForTimeout(6000); await tell('idle, my turn');
  if (process.env['TRACE']) await client.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'blink', 'cc', 'v8', 'disabled-by-default-devtools.timeline', 'viz', 'toplevel', 'gpu', 'disabled-by-default-v8.cpu_profiler'].slice(0, process.env['CPU'] ? 9 : 8) }, transferMode: 'ReturnAsStream' } as any);
  await watch();
  await playOn(page, seconds * 1000);
  const plays = await page.getByTestId('log').locator('button').count();
  if (process.env['TRACE']) {
    const done = new Promise<any>((r) => client.once('Tracing.tracingComplete', r));
    await client.send('Tracing.end');
    const { stream } = await done;
    const parts: string[] = [];
    for (;;) { const r: any = await client.send('IO.read', { handle: stream }); parts.push(r.base64Encoded ? Buffer.from(r.data, 'base64').toString() : r.data); if (r.eof) break; }
    writeFileSync(process.env['TRACE'], parts.join(''));
  }
  const frames = await tell(`game, ${plays} plays`);
  writeFileSync('/tmp/m/steady.frames.json', JSON.stringify(frames));
  await page.context().close();
});
