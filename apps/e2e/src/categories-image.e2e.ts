import { categoryCalls } from '@lectern/contract/catalog';
import { fileCalls } from '@lectern/contract/platform/file';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectWhole, see, signInAs, until } from './harness';
import { chooseFile, picture } from './categories/picture';
import { callAs } from './faqs/setup';

let number = 0;
/** A category of its own, open in the panel. */
const openCategory = async (page: Page, url: string): Promise<number> => {
  await signInAs(page, url, 1, '/category/list');
  const { category } = await callAs(page, categoryCalls.create, { name: `With image ${process.pid} ${(number += 1)}` });
  await page.goto(`${url}/category/list?id=${category.id}`);
  await page.getByRole('group', { name: 'Image' }).waitFor();
  return category.id;
};
const crop = (page: Page) => page.getByRole('dialog', { name: 'Crop this image?' });
const preview = (page: Page) => page.getByAltText('Image, as it will be shown');
const isShown = (page: Page) => preview(page).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
const use = async (page: Page): Promise<void> => {
  await crop(page).getByRole('button', { name: 'Use image' }).click();
  await crop(page).waitFor({ state: 'detached' });
  await until('the preview', () => isShown(page));
};
/** The stored image of a category, as its large size is served. */
const stored = async (page: Page, id: number): Promise<{ width: number; height: number; type: string } | undefined> => {
  const { category } = await callAs(page, categoryCalls.detail, { id });
  if (category.imageFileId === null) return undefined;
  const { urls } = await callAs(page, fileCalls.read, { id: category.imageFileId });
  return page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const { width, height } = await createImageBitmap(blob);
    return { width, height, type: blob.type };
  }, urls.large);
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('group', { name: 'Image' }).waitFor({ state: 'detached' });
};

test('Category image: by keyboard it is chosen, cropped and saved, and its code comes only then', async ({
  page,
  console,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => void requestedUrls.push(request.url()));
  const id = await openCategory(page, console.url);
  if (requestedUrls.some((url) => url.includes('image-crop')))
    throw new Error('the cropper is loaded before it is needed');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload image…' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await picture(page, 900, 600));
  const frame = crop(page).getByRole('application', { name: 'The part that is kept' });
  await frame.waitFor();
  await until('the picture', () =>
    crop(page)
      .locator('img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  await frame.focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight');
  await crop(page).getByRole('slider', { name: 'Zoom' }).focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowRight');
  await crop(page).getByRole('button', { name: 'Use image' }).focus();
  await page.keyboard.press('Enter');
  await crop(page).waitFor({ state: 'detached' });
  await until('the preview', () => isShown(page));
  await save(page);
  const image = await stored(page, id);
  if (!image || image.type !== 'image/webp' || Math.abs(image.width - image.height) > 1 || image.width > 590)
    throw new Error(`stored: ${JSON.stringify(image)}`);
});

test('Category image: taken whole, replaced, cropped again and removed', async ({ page, console }) => {
  const id = await openCategory(page, console.url);
  await chooseFile(page, 'Upload image…', await picture(page, 400, 200, 'image/jpeg'));
  await crop(page).getByLabel('The whole image').check();
  await use(page);
  await save(page);
  const whole = await stored(page, id);
  if (whole?.width !== 400 || whole.height !== 200) throw new Error(`stored: ${JSON.stringify(whole)}`);

  await page.goto(`${console.url}/category/list?id=${id}`);
  await until('the preview', () => isShown(page));
  await chooseFile(page, 'Replace image…', await picture(page, 300, 500, 'image/webp'));
  await crop(page).getByLabel('The whole image').check();
  await use(page);
  await page.getByRole('button', { name: 'Crop…' }).click();
  await until('the picture', () =>
    crop(page)
      .locator('img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  await use(page);
  await save(page);
  const square = await stored(page, id);
  if (square?.width !== 300 || square.height !== 300) throw new Error(`stored: ${JSON.stringify(square)}`);

  await page.goto(`${console.url}/category/list?id=${id}`);
  await page.getByRole('button', { name: 'Remove image' }).click();
  await see(page, 'No image');
  await save(page);
  if (await stored(page, id)) throw new Error('it is still there');
});

test('Category image: too large, of another type or broken, it is refused and the form stays as it is [5.20]', async ({
  page,
  console,
}) => {
  const id = await openCategory(page, console.url);
  const { buffer } = await picture(page, 60, 60);
  await chooseFile(page, 'Upload image…', {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([buffer, Buffer.alloc(2 * 1024 * 1024)]),
  });
  await see(page, 'Max file size is 2 MB');
  await chooseFile(page, 'Upload image…', {
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await see(page, 'Choose a PNG, JPEG, WebP or GIF image');
  await chooseFile(page, 'Upload image…', {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  await see(page, 'Image is Invalid');
  await crop(page).getByRole('button', { name: 'Cancel' }).click();
  await see(page, 'No image');
  if ((await callAs(page, categoryCalls.detail, { id })).category.version !== 1) throw new Error('something was saved');
});

test('Category image: one that was uploaded but not saved is unsaved work, and a conflict shows both', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/category');
  const id = await openCategory(page, console.url);
  await chooseFile(page, 'Upload image…', await picture(page, 80, 80));
  await crop(page).getByLabel('The whole image').check();
  await use(page);
  await page.keyboard.press('Escape');
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Stay' }).click();
  await ask.waitFor({ state: 'detached' });
  const other = await newProfile();
  await signInAs(other, console.url, 2, `/category/list?id=${id}`);
  await chooseFile(other, 'Upload image…', await picture(other, 90, 90));
  await crop(other).getByLabel('The whole image').check();
  await use(other);
  await save(other);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /\S saved this category .*while you were editing/ });
  await until('both pictures', async () => (await dialog.getByAltText('Image').count()) === 2);
  await dialog.getByRole('radio', { name: /Yours/ }).check();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await until('mine is kept', async () => (await stored(page, id))?.width === 80);
});

test('Category image: on a phone panel and cropper fit, and axe finds nothing', async ({ newProfile, console }) => {
  for (const width of [1440, 360]) {
    const page = await newProfile({ width, height: 740 });
    await openCategory(page, console.url);
    await expectWhole(page, 'the panel without image');
    await chooseFile(page, 'Upload image…', await picture(page, 640, 480));
    await until('the picture', () =>
      crop(page)
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
    );
    await expectWhole(page, 'the cropper');
    await use(page);
    await expectWhole(page, 'the panel with an image');
  }
});
