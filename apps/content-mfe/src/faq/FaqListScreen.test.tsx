import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { textToHtml, type Faq, type FaqRow } from '@lectern/contract/content';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import FaqListScreen from './FaqListScreen';
import { categoryOf, rowOf } from './testing';

const faqOf = (values: Partial<Faq> = {}): Faq => {
  const { snippet: _snippet, ...row } = rowOf(values);
  return { ...row, answerHtml: textToHtml('By card.'), createdAt: '2026-11-01T10:00:00.000Z', ...values };
};
const english = {
  id: 1,
  code: 'en',
  name: 'English',
  nativeName: 'English',
  direction: 'ltr',
  active: true,
  isDefault: true,
  sortOrder: 1,
  version: 1,
};

const fixture = serverFixture({ faq: faqOf(), rows: [] as readonly FaqRow[] }, (server) => {
  fixture.faq = faqOf();
  // The filtered list does not have the FAQ of the panel.
  fixture.rows = [rowOf({ id: 2, question: 'Another?' })];
  server.on('GET admin/faqs/list', () => page(fixture.rows));
  server.on('GET admin/faqs/details', () => ({ result: { faq: fixture.faq, revisions: [] } }));
  server.on('GET admin/faqs/category', () => page([categoryOf(), categoryOf({ id: 8, name: 'Classes' })]));
  server.on('GET language/list', () => page([english]));
  server.on('PUT admin/faqs/update', ({ body }) => {
    fixture.faq = { ...fixture.faq, ...body, version: fixture.faq.version + 1 };
    return { result: { faq: fixture.faq } };
  });
});
const show = (at = '?id=1') => showScreens({ '/FAQs': FaqListScreen }, `/FAQs${at}`, ['settings', 'faqEdit']);
const question = () => screen.findByRole('textbox', { name: 'Question' });
const answer = () => screen.findByRole('textbox', { name: /^Answer/ });
const editor = () => screen.findByTestId('editor');
const updates = () => fixture.server.requestsTo('PUT admin/faqs/update').map(({ body }) => body);

test('the answer is shown as it is stored, and an answer that nobody changes is not sent', async () => {
  const { user } = show();
  expect(await answer()).toContainHTML('<p>By card.</p>');
  await user.type(await question(), '?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updates()).toEqual([{ id: 1, version: 1, question: 'How do I pay??' }]));
});

test('Publish saves the form with the new status and the answer as the editor has it', async () => {
  const { user } = show();
  await user.click(await answer());
  await user.type(await editor(), '<p>Or by bank.</p>');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(updates()).toEqual([
      { id: 1, version: 1, answerHtml: '<p>By card.</p><p>Or by bank.</p>', status: 'published' },
    ]),
  );
});

test('an FAQ without an answer is not published, and the field says why', async () => {
  const { user } = show();
  await user.click(await answer());
  await user.clear(await editor());
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Answer is required')).toBeInTheDocument();
  expect(updates()).toEqual([]);
});

test('a new FAQ starts in the category of the list and the default language, and needs no answer', async () => {
  fixture.server.on('POST admin/faqs/add', () => ({ result: { faq: fixture.faq } }));
  const { user } = show('?id=new&filter[categoryId]=eq:8');
  await user.type(await question(), 'How do I learn?');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add FAQ' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('POST admin/faqs/add').map(({ body }) => body)).toEqual([
      { categoryId: 8, languageId: 1, question: 'How do I learn?', answerHtml: '', status: 'draft' },
    ]),
  );
});

test('a category that is no longer offered stays selected', async () => {
  fixture.faq = faqOf({ categoryId: 99, categoryName: 'Gone' });
  show();
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Students: Gone');
});

test('a published FAQ is hidden by its one button', async () => {
  fixture.faq = faqOf({ status: 'published' });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(updates()).toEqual([{ id: 1, version: 1, status: 'hidden' }]));
});

const choose = async (user: ReturnType<typeof show>['user'], label: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Actions for How do I pay?' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
};

test('the row menu changes the status by an update', async () => {
  fixture.rows = [rowOf({ status: 'published' })];
  const { user } = show('');
  await choose(user, 'Hide');
  await waitFor(() => expect(updates()).toEqual([{ id: 1, version: 1, status: 'hidden' }]));
  expect(await screen.findAllByText('Hidden')).not.toHaveLength(0);
});

test('deleting a published FAQ says that it disappears from the help pages', async () => {
  fixture.rows = [rowOf({ status: 'published' })];
  fixture.faq = faqOf({ status: 'published' });
  const { user } = show('');
  await choose(user, 'Delete…');
  expect(await screen.findByText('It is removed from the help pages immediately.')).toBeInTheDocument();
});

test('in category order a row is moved by keyboard, even before the first FAQ of the next page', async () => {
  fixture.rows = [rowOf({ id: 1, question: 'One?' }), rowOf({ id: 2, question: 'Two?' })];
  fixture.server.on('GET admin/faqs/list', ({ query }) => ({
    result: {
      ...page(query.get('page') === '2' ? [rowOf({ id: 3, question: 'Three?' })] : fixture.rows).result,
      total: 3,
      limit: 2,
    },
  }));
  fixture.server.on('PUT admin/faqs/order', () => ({ result: { faq: fixture.faq } }));
  const { user } = show('?filter[categoryId]=eq:7&limit=2');
  const row = (await screen.findByRole('button', { name: 'Move One?' })).closest('tr')!;
  await waitFor(() => expect(fixture.server.requestsTo('GET admin/faqs/list').length).toBeGreaterThan(1));
  act(() => row.focus());
  await user.keyboard(' {ArrowDown} ');
  await waitFor(() =>
    expect(fixture.server.requestsTo('PUT admin/faqs/order').map(({ body }) => body)).toEqual([
      { id: 1, version: 1, categoryId: 7, beforeId: 3 },
    ]),
  );
  expect(await screen.findByText('Dropped. One?: position 2 of 3')).toBeInTheDocument();
});

test('category order shows the chosen columns', async () => {
  fixture.rows = [rowOf()];
  const { user } = show('?filter[categoryId]=eq:7');
  await screen.findByRole('button', { name: 'Move How do I pay?' });
  await user.click(screen.getByRole('button', { name: 'Choose columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Language' }));
  await waitFor(() => expect(screen.queryByText('English')).toBeNull());
});
