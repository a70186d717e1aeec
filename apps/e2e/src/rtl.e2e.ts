import assert from 'node:assert/strict';
import { test } from './fixtures';
import { signInAs } from './harness';

test.use({ consoleFor: 'readers' });

/** Whether anything sticks out of the page at its side, and where the sidebar is. */
const measured = () => ({
  sticksOut: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  sidebarAtEnd: (document.querySelector('nav')?.getBoundingClientRect().left ?? 0) > innerWidth / 2,
});

for (const [width, path] of [
  [1440, '/student'],
  [1440, '/category/list'],
  [375, '/student'],
  [375, '/coupon/create'],
] as const) {
  test(`RTL: ${path} is mirrored, and nothing sticks out, at ${width} px [E13.6]`, async ({
    page,
    console: { url },
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, url, 1, path);
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const { sticksOut, sidebarAtEnd } = await page.evaluate(measured);
    assert.equal(sticksOut, false);
    if (width > 992) assert.equal(sidebarAtEnd, true);
  });
}
