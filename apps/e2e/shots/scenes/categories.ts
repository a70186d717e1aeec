import { categoryCalls } from '@lectern/contract/catalog';
import { see, until } from '../../src/harness';
import { chooseFile, picture } from '../../src/categories/picture';
import { act, expand, row } from '../../src/categories/tree';
import { callAs } from '../../src/faqs/setup';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { deletedForNow, withoutRight } from './data';
import { broken } from './platform';

const list = '/category/list';
const tree = async ({ page, open }: Stage, path = list): Promise<void> => {
  await open(1, path);
  await page.locator('tr[data-category]').first().waitFor();
};
const panel = async (stage: Stage, name = 'Languages'): Promise<void> => {
  await tree(stage);
  await stage.page.getByRole('link', { name, exact: true }).click();
  await stage.page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
};
const nameField = ({ page }: Stage) => page.getByRole('dialog').getByLabel('Name', { exact: true });

const loaded = ({ page }: Stage, alt: string) =>
  page
    .getByAltText(alt, { exact: true })
    .last()
    .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
const chosen = async (stage: Stage): Promise<void> => {
  await chooseFile(stage.page, 'Upload image…', await picture(stage.page, 1200, 800));
  await until('the frame', () =>
    stage.page
      .getByRole('application')
      .locator('xpath=..')
      .locator('img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
};

export const categories: Readonly<Record<CellOf<'categories'>, Scene>> = {
  'categories/tree': async (stage) => {
    await tree(stage);
    await expand(stage.page, 'School Subjects');
    await expand(stage.page, 'Chemistry');
    await row(stage.page, 'Organic chemistry').waitFor();
  },
  'categories/lifted': async (stage) => {
    await tree(stage);
    await expand(stage.page, 'School Subjects');
    await row(stage.page, 'Chemistry').focus();
    await stage.page.keyboard.press('Space');
    await stage.page.keyboard.press('ArrowUp');
  },
  'categories/loading': async ({ page, proxy, open }) => {
    proxy.fault(/api\/category\/list/, 'hang');
    await open(1, list);
    await page.locator('[aria-busy=true] tbody tr').first().waitFor();
  },
  'categories/empty': async (stage) => {
    await deletedForNow(stage, 'categories');
    await stage.open(1, list);
    await see(stage.page, /^No categor/);
  },
  'categories/filtered': (stage) => tree(stage, `${list}?q=chem`),
  'categories/filtered-empty': async ({ page, open }) => {
    await open(1, `${list}?q=roshan`);
    await see(page, 'No category found');
  },
  'categories/error': async ({ page, proxy, open }) => {
    proxy.fault(/api\/category\/list/, broken);
    await open(1, list);
    await see(page, /could not be loaded/);
  },
  'categories/read-only': async (stage) => {
    await withoutRight(stage, 3, 'categoryEdit');
    await stage.open(3, list);
    await stage.page.locator('tr[data-category]').first().waitFor();
  },
  'categories/row-menu': async (stage) => {
    await tree(stage);
    await stage.page.getByRole('button', { name: 'Actions for Programming', exact: true }).click();
    await stage.page.getByRole('menuitem').first().waitFor();
  },
  'categories/new': async (stage) => {
    await tree(stage);
    await act(stage.page, 'Business', 'Add sub-category');
    await nameField(stage).waitFor();
  },
  'categories/panel': (stage) => panel(stage),
  'categories/panel-missing': async ({ page, open }) => {
    await open(1, `${list}?id=999999`);
    await see(page, /This category is not in the tree/);
  },
  'categories/panel-refused': async (stage) => {
    await panel(stage);
    await nameField(stage).fill('Programming');
    await stage.page.getByRole('button', { name: 'Save' }).click();
    await see(stage.page, 'Name is already in use');
  },
  'categories/panel-leaving': async (stage) => {
    await panel(stage);
    await nameField(stage).fill('Living languages');
    await stage.page.keyboard.press('Escape');
    await stage.page.getByRole('button', { name: 'Discard' }).waitFor();
  },
  'categories/conflict': async (stage) => {
    const { page } = stage;
    await panel(stage, 'Business');
    const other = await stage.other(3);
    const id = Number(new URL(page.url()).searchParams.get('id'));
    const { category } = await callAs(other, categoryCalls.detail, { id });
    await callAs(other, categoryCalls.update, { id, version: category.version, name: 'Business and management' });
    stage.after(() => stage.database.query("update categories set name = 'Business' where id = $1", [id]));
    await nameField(stage).fill('Business and economy');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save with these choices' }).waitFor();
  },
  'categories/image-crop': async (stage) => {
    await panel(stage);
    await chosen(stage);
  },
  'categories/image-chosen': async (stage) => {
    await panel(stage);
    await chosen(stage);
    await stage.page.getByRole('button', { name: 'Use image' }).click();
    await until('the preview', () => loaded(stage, 'Image, as it will be shown'));
  },
  'categories/image-refused': async (stage) => {
    await panel(stage);
    await chooseFile(stage.page, 'Upload image…', {
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(3 * 1024 * 1024),
    });
    await see(stage.page, 'Max file size is 2 MB');
  },
  'categories/move': async (stage) => {
    await tree(stage);
    await act(stage.page, 'Programming', 'Move…');
    await stage.page.getByLabel('Parent').waitFor();
  },
  'categories/delete-guarded': async (stage) => {
    await tree(stage);
    await act(stage.page, 'Programming', 'Delete…');
    await stage.page.getByLabel('Replacement').waitFor();
  },
  'categories/deleted': async (stage) => {
    await deletedForNow(stage, 'categories', 'parent_id is not null and id % 5 = 0');
    await stage.open(1, `${list}?deleted=only`);
    await stage.page.locator('[data-row]').first().waitFor();
  },
  'categories/deleted-empty': async (stage) => {
    await stage.database.query('update categories set deleted_at = null where false');
    await stage.open(1, `${list}?deleted=only`);
    await see(stage.page, 'Nothing was deleted in the last 30 days');
  },
};
