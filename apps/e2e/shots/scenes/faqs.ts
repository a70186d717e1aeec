import { faqCalls } from '@lectern/contract/content';
import { see } from '../../src/harness';
import { callAs } from '../../src/faqs/setup';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { deletedForNow, withoutRight } from './data';
import { broken } from './platform';

const rows = async ({ page, open }: Stage, path = '/FAQs'): Promise<void> => {
  await open(1, path);
  await page.locator('[data-row]').first().waitFor();
};
const ofCategory = '/FAQs?filter[categoryId]=eq:1';
const question = ({ page }: Stage) => page.getByLabel('Question', { exact: true });
const panel = async (stage: Stage): Promise<void> => {
  await rows(stage, ofCategory);
  await stage.page.locator('.row-name').nth(1).click();
  await question(stage).waitFor();
};
const action = async ({ page }: Stage, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^Actions for / })
    .nth(2)
    .click();
  await page.getByRole('menuitem', { name }).click();
};
const categoriesPanel = async (stage: Stage): Promise<void> => {
  await rows(stage);
  await stage.page.getByRole('button', { name: 'Categories' }).click();
  await see(stage.page, 'Getting started');
};

export const faqs: Readonly<Record<CellOf<'faqs'>, Scene>> = {
  'faqs/list': (stage) => rows(stage),
  'faqs/loading': async ({ page, proxy, open }) => {
    proxy.fault(/api\/admin\/faqs\/list/, 'hang');
    await open(1, '/FAQs');
    await page.locator('[aria-busy=true]').first().waitFor();
  },
  'faqs/empty': async (stage) => {
    await deletedForNow(stage, 'faqs');
    await stage.open(1, '/FAQs');
    await see(stage.page, 'No FAQs yet');
  },
  'faqs/filtered': (stage) => rows(stage, '/FAQs?q=cost&filter[status]=in:draft,published&filter[audience]=eq:student'),
  'faqs/filter-menu': async (stage) => {
    await rows(stage);
    await stage.page.getByRole('button', { name: 'Filter', exact: true }).click();
    await stage.page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Status' }).waitFor();
  },
  'faqs/filter-value': async (stage) => {
    await rows(stage, '/FAQs?filter[status]=eq:draft');
    await stage.page.getByRole('button', { name: 'Filter', exact: true }).click();
    const menu = stage.page.getByRole('dialog', { name: 'Filter' });
    await menu.getByRole('button', { name: 'Category', exact: true }).click();
    await menu.getByRole('textbox', { name: 'Find a value' }).waitFor();
  },
  'faqs/filtered-empty': async ({ page, open }) => {
    await open(1, '/FAQs?q=nothing+like+it&filter[status]=eq:draft');
    await see(page, 'No FAQ found');
  },
  'faqs/error': async ({ page, proxy, open }) => {
    proxy.fault(/api\/admin\/faqs\/list/, broken);
    await open(1, '/FAQs');
    await see(page, /could not be loaded/);
  },
  'faqs/read-only': async (stage) => {
    await withoutRight(stage, 3, 'faqEdit');
    await stage.open(3, ofCategory);
    await stage.page.locator('.row-name').first().click();
    await see(stage.page, 'View only. You need the permission “Edit FAQs”.');
  },
  'faqs/row-menu': async (stage) => {
    await rows(stage);
    await stage.page
      .getByRole('button', { name: /^Actions for / })
      .nth(2)
      .click();
    await stage.page.getByRole('menuitem').first().waitFor();
  },
  'faqs/order': (stage) => rows(stage, ofCategory),
  'faqs/lifted': async (stage) => {
    await rows(stage, ofCategory);
    await stage.page.locator('[data-row]').nth(1).focus();
    for (const key of ['Space', 'ArrowDown']) await stage.page.keyboard.press(key);
  },
  'faqs/new': async (stage) => {
    await rows(stage);
    await stage.page.getByRole('button', { name: 'Add FAQ' }).click();
    await question(stage).waitFor();
  },
  'faqs/panel': panel,
  'faqs/panel-missing': async ({ page, open }) => {
    await open(1, '/FAQs?id=999999');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().waitFor();
    await page
      .getByRole('dialog')
      .getByText(/deleted|not found|could not/i)
      .first()
      .waitFor();
  },
  'faqs/panel-refused': async (stage) => {
    await rows(stage);
    await stage.page.getByRole('button', { name: 'Add FAQ' }).click();
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Add FAQ' }).click();
    await see(stage.page, 'Question is required');
  },
  'faqs/panel-leaving': async (stage) => {
    await panel(stage);
    await question(stage).fill('How do I pay by bank transfer?');
    await stage.page.keyboard.press('Escape');
    await stage.page.getByRole('button', { name: 'Discard' }).waitFor();
  },
  'faqs/conflict': async (stage) => {
    await panel(stage);
    const { page } = stage;
    const id = Number(new URL(page.url()).searchParams.get('id'));
    const other = await stage.other(2);
    const { faq } = await callAs(other, faqCalls.detail, { id });
    await callAs(other, faqCalls.update, {
      id,
      version: faq.version,
      question: `${faq.question.replace(/\?$/, '')} today?`,
      answerHtml: `${faq.answerHtml}<p>Ask the front desk if in doubt.</p>`,
    });
    stage.after(() =>
      stage.database.query('update faqs set question = $2, answer_html = $3 where id = $1', [
        id,
        faq.question,
        faq.answerHtml,
      ]),
    );
    await question(stage).fill(`${faq.question.replace(/\?$/, '')} at the weekend?`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save with these choices' }).waitFor();
  },
  'faqs/move': async (stage) => {
    await rows(stage, ofCategory);
    await action(stage, 'Move…');
    await stage.page.getByLabel('Position').waitFor();
  },
  'faqs/delete': async (stage) => {
    await rows(stage);
    await action(stage, 'Delete…');
    await stage.page.getByRole('button', { name: 'Delete', exact: true }).waitFor();
  },
  'faqs/deleted': async (stage) => {
    await deletedForNow(stage, 'faqs', 'id % 9 = 0');
    await rows(stage, '/FAQs?deleted=only');
  },
  'faqs/categories': categoriesPanel,
  'faqs/category-new': async (stage) => {
    await categoriesPanel(stage);
    await stage.page.getByRole('button', { name: 'Add category' }).click();
    await stage.page.getByLabel('Audience').waitFor();
  },
};
