import { test } from './fixtures';
import { signInAs } from './harness/sign-in';
const out = '/tmp/w/look';
test('look', async ({ page, console }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 992, height: 900 });
  await signInAs(page, console.url, 1, '/');
  const shots: [string, string][] = [
    ['payments', '/payment/list'], ['invoices', '/invoice/list'], ['subs', '/subscription-plan'], ['plans', '/student-plans'],
    ['paylink', '/student/quick-paylink'], ['coupons', '/coupon/listing'], ['setpay', '/setting/payments'], ['settax', '/setting/taxes'], ['setcur', '/setting/currencies'], ['setseller', '/setting/seller'],
  ];
  for (const [theme, width] of [['dark', 1440], ['dark', 992], ['light', 992], ['dark', 375]] as const) {
    await page.evaluate((mode) => { for (const key of Object.keys(localStorage)) if (/theme|mode/i.test(key)) globalThis.console.log(key, localStorage[key]); }, theme);
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of shots) {
      await page.goto(console.url + path);
      await page.waitForTimeout(2500);
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      await page.waitForTimeout(200);
      await page.screenshot({ path: `${out}/${name}-${theme}-${width}.png` });
    }
    for (const [name, path] of [['payment', '/payment/list'], ['invoice', '/invoice/list'], ['sub', '/subscription-plan'], ['plan', '/student-plans']] as const) {
      await page.goto(console.url + path);
      await page.waitForTimeout(2000);
      const row = page.locator('[data-row]').nth(2);
      await row.locator('a').first().click({ timeout: 8000 }).catch(() => undefined);
      await page.waitForTimeout(2500);
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      await page.waitForTimeout(200);
      await page.screenshot({ path: `${out}/${name}-page-${theme}-${width}.png`, fullPage: true });
    }
  }
});
