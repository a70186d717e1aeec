import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from './fixtures';
import { fitsSideways } from './harness';
test.use({ consoleFor: 'readers' });
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
for (const path of ['/student', '/setting/general', '/payment/list', '/student-plans/update?id=3'])
  test(`${path} p`, async ({ visit }) => {
    const page = await visit(1, path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
    const t0 = performance.now(); await page.evaluate(source); const inject = performance.now() - t0;
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await fitsSideways(page);
      await page.waitForTimeout(500);
      const result = await page.evaluate(async (width) => {
        const { axe } = globalThis as any;
        const run = async (o: object) => { const t = performance.now(); await axe.run(document, { resultTypes: ['violations'], preload: false, ...o }); return performance.now() - t; };
        const tags = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
        const all = await run(tags);
        const noContrast = await run({ ...tags, rules: { 'color-contrast': { enabled: false } } });
        const each: [string, number][] = [];
        for (const r of axe.getRules(tags.runOnly)) each.push([r.ruleId, Math.round(await run({ runOnly: [r.ruleId] }))]);
        return JSON.stringify({ width, elements: document.querySelectorAll('*').length, all: Math.round(all), noContrast: Math.round(noContrast), top: each.sort((a, b) => b[1] - a[1]).slice(0, 9), low: each.at(-1) });
      }, width);
      appendFileSync('/tmp/w/axe.txt', `${path} inject ${Math.round(inject)} ${result}\n`);
    }
  });
