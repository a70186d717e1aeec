import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { textToHtml } from '@lectern/contract/content';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import FaqListScreen from './FaqListScreen';
import { categoryOf, rowOf } from './testing';
import type { Faq } from './values';

const { snippet: _snippet, ...row } = rowOf();
const faq: Faq = { ...row, answerHtml: textToHtml('By card.'), createdAt: '2026-11-01T10:00:00.000Z' };
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

const fixture = serverFixture({ faq }, (server) => {
  fixture.faq = faq;
  // The list is narrowed to what the FAQ of the panel is not among.
  server.on('GET admin/faqs/list', () => page([rowOf({ id: 2, question: 'Another?' })]));
  server.on('GET admin/faqs/details', () => ({ result: { faq: fixture.faq } }));
  server.on('GET admin/faqs/category', () => page([categoryOf()]));
  server.on('GET language/list', () => page([english]));
  server.on('DELETE admin/faqs/delete', () => ({ result: { restorableUntil: '2026-12-21T00:00:00.000Z' } }));
});

test('Delete… after "Save and leave" deletes what has just been saved', async () => {
  fixture.server.on('PUT admin/faqs/update', () => {
    fixture.faq = { ...faq, version: 2, question: 'How do I pay you?' };
    return { result: { faq: fixture.faq } };
  });
  const { user } = showScreens({ '/FAQs': FaqListScreen }, '/FAQs?id=1', ['settings', 'faqEdit']);
  const question = await screen.findByRole('textbox', { name: 'Question' });
  await user.clear(question);
  await user.type(question, 'How do I pay you?');
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  await screen.findByText(/^“How do I pay you\?” can be restored/);
  await user.click(screen.getByRole('button', { name: 'Delete FAQ' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('DELETE admin/faqs/delete').map(({ query }) => query.toString())).toEqual([
      'id=1&version=2',
    ]),
  );
});
