import { skillCalls } from '@lectern/contract/catalog';
import { see } from '../../src/harness';
import { callAs } from '../../src/faqs/setup';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { deletedForNow, withoutRight } from './data';
import { broken } from './platform';

const screen = '/category/skills';
const rows = async ({ page, open }: Stage, path = screen): Promise<void> => {
  await open(1, path);
  await page.locator('[data-row]').first().waitFor();
};
const named = `${screen}?q=javascript`;
const name = ({ page }: Stage) => page.getByLabel('Name', { exact: true });
const panel = async (stage: Stage): Promise<void> => {
  await rows(stage, named);
  await stage.page.locator('.row-name').first().click();
  await name(stage).waitFor();
};
const blank = async (stage: Stage): Promise<void> => {
  await rows(stage);
  await stage.page.getByRole('button', { name: 'Add skill' }).click();
  await name(stage).waitFor();
};

export const skills: Readonly<Record<CellOf<'skills'>, Scene>> = {
  'skills/list': (stage) => rows(stage),
  'skills/loading': async ({ page, proxy, open }) => {
    proxy.fault(/api\/skill\/list/, 'hang');
    await open(1, screen);
    await page.locator('[aria-busy=true]').first().waitFor();
  },
  'skills/empty': async (stage) => {
    await deletedForNow(stage, 'skills');
    await stage.open(1, screen);
    await see(stage.page, 'No skills yet');
  },
  'skills/filtered': async (stage) => {
    await rows(stage, `${screen}?q=web&filter[status]=in:active,inactive`);
    await stage.page.getByLabel('Category', { exact: true }).selectOption({ label: 'Programming' });
    await stage.page.getByRole('button', { name: 'Clear', exact: true }).waitFor();
  },
  'skills/filtered-empty': async ({ page, open }) => {
    await open(1, `${screen}?q=nothing+like+it&filter[status]=eq:inactive&filter[categoryId]=eq:1`);
    await see(page, 'No skill found');
    await see(page, /Without filters there are/);
  },
  'skills/error': async ({ page, proxy, open }) => {
    proxy.fault(/api\/skill\/list/, broken);
    await open(1, screen);
    await see(page, /could not be loaded/);
  },
  'skills/read-only': async (stage) => {
    await withoutRight(stage, 3, 'skillEdit');
    await stage.open(3, named);
    await stage.page.locator('.row-name').first().click();
    await see(stage.page, 'View only. You need the permission “Edit skills”.');
  },
  'skills/row-menu': async (stage) => {
    await rows(stage);
    await stage.page
      .getByRole('button', { name: /^Actions for / })
      .nth(2)
      .click();
    await stage.page.getByRole('menuitem').first().waitFor();
  },
  'skills/new': blank,
  'skills/panel': panel,
  'skills/panel-missing': async ({ page, open }) => {
    await open(1, `${screen}?id=999999`);
    await page
      .getByRole('dialog')
      .getByText(/could not be loaded/)
      .first()
      .waitFor();
  },
  'skills/panel-refused': async (stage) => {
    await blank(stage);
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Add skill' }).click();
    await see(stage.page, 'Category is required');
  },
  'skills/panel-leaving': async (stage) => {
    await panel(stage);
    await name(stage).fill('JavaScript for the browser');
    await stage.page.keyboard.press('Escape');
    await stage.page.getByRole('button', { name: 'Discard' }).waitFor();
  },
  'skills/delete': async (stage) => {
    await rows(stage);
    await stage.page
      .getByRole('button', { name: /^Actions for / })
      .nth(2)
      .click();
    await stage.page.getByRole('menuitem', { name: 'Delete…' }).click();
    await see(stage.page, 'You can restore it for 30 days.');
  },
  'skills/conflict': async (stage) => {
    await panel(stage);
    const id = Number(new URL(stage.page.url()).searchParams.get('id'));
    const other = await stage.other(2);
    const { skill } = await callAs(other, skillCalls.detail, { id });
    await callAs(other, skillCalls.update, {
      id,
      version: skill.version,
      name: `${skill.name} (ES2026)`,
      description: `${skill.description} The edition of 2026.`,
    });
    stage.after(() =>
      stage.database.query('update skills set name = $2, description = $3 where id = $1', [
        id,
        skill.name,
        skill.description,
      ]),
    );
    await name(stage).fill(`${skill.name} in the browser`);
    await stage.page.getByRole('button', { name: 'Save', exact: true }).click();
    await stage.page.getByRole('button', { name: 'Save with these choices' }).waitFor();
  },
  'skills/deleted': async (stage) => {
    await deletedForNow(stage, 'skills', 'id % 9 = 0');
    await rows(stage, `${screen}?deleted=only`);
  },
  'skills/deleted-empty': async ({ page, open }) => {
    await open(1, `${screen}?deleted=only`);
    await see(page, 'Nothing was deleted in the last 30 days');
  },
};
