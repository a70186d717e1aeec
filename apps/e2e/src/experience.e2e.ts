/** How the console is to be used, where no part's own tests say it: phone, motion, figures, dates, messages. */
import assert from 'node:assert/strict';
import { test } from './fixtures';
import { fitsSideways, see, signInAs } from './harness';
import { newStudent, profilePath } from './students/setup';

test('Experience: on a phone the filters are a sheet of the whole screen, and the save bar stays in sight [E12.3]', async ({
  newProfile,
  console: { url },
}) => {
  const page = await newProfile({ width: 375, height: 700 });
  await signInAs(page, url, 1, '/student');
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Show the list' }).waitFor();
  await sheet.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((each) => each.finished.catch(() => undefined))),
  );
  const box = await sheet.boundingBox();
  assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [0, 0, 375, 700]);
  await sheet.getByRole('button', { name: 'Show the list' }).click();
  const { id } = await newStudent(page);
  await page.goto(`${url}${profilePath}?id=${id}`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Changed');
  const save = page.getByRole('button', { name: 'Save' }).last();
  for (const top of [0, 100_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const place = await save.boundingBox();
    assert.ok(
      place && place.y >= 0 && place.y + place.height <= 700,
      `the save bar is out of sight at ${top}: ${JSON.stringify(place)}`,
    );
  }
  assert.ok(await fitsSideways(page));
});

test('Experience: who asked for less motion sees none [E13.5]', async ({ page, console: { url } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, url, 1, '/category/skills');
  await page.locator('[data-row] .row-name').first().click();
  await page.getByRole('dialog').waitFor();
  const moving = await page.evaluate(() =>
    document.getAnimations().map((each) => (each.effect as KeyframeEffect).target?.className ?? ''),
  );
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((each) =>
        getComputedStyle(each)
          .transitionDuration.split(',')
          .some((time) => parseFloat(time) > 0.01),
      )
      .map((each) => each.className),
  );
  assert.deepEqual([moving, slow], [[], []]);
});

test('Experience: a status is a word with an icon, numbers stand right in figures of one width, and a date is written the British way [E13.2]', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 1, '/coupon/listing');
  await page.locator('[data-row]').first().waitFor();
  const labels = await page
    .locator('main .status')
    .evaluateAll((all) =>
      all.map((each) => [(each.textContent ?? '').trim() !== '', each.querySelector('svg') !== null]),
    );
  assert.ok(labels.length > 0 && labels.every(([word, icon]) => word && icon), JSON.stringify(labels));
  const numbers = await page
    .locator('main td.is-number')
    .evaluateAll((all) =>
      all.map((each) => [getComputedStyle(each).textAlign, getComputedStyle(each).fontVariantNumeric]),
    );
  assert.ok(
    numbers.length > 0 && numbers.every(([align, figures]) => align === 'end' && figures === 'tabular-nums'),
    JSON.stringify(numbers[0]),
  );
  const dates = await page
    .locator('main td')
    .evaluateAll((all) => all.map((each) => each.textContent ?? '').filter((text) => / \d{4}$/.test(text)));
  assert.ok(
    dates.length > 0 && dates.every((text) => /\d{1,2} [A-Z][a-z]{2,3} \d{4}$/.test(text)),
    JSON.stringify(dates),
  );
});

test('Experience: the text of a toast is kept in Message history [E9.2]', async ({ page, console: { url } }) => {
  await signInAs(page, url, 1, '/student');
  const { id } = await newStudent(page);
  await page.goto(`${url}${profilePath}?id=${id}`);
  await page.getByRole('textbox', { name: 'City' }).fill('Pune');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await see(page, 'Student saved');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('tab', { name: 'Message history' }).click();
  await page.getByRole('tabpanel').getByText('Student saved').waitFor();
});
