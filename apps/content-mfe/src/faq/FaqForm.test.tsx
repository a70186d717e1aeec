import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError } from '@lectern/api-client';
import { textToHtml } from '@lectern/contract/content';
import { SidePanel } from '@lectern/ui-kit';
import type { Choices } from './choices';
import { FaqForm } from './FaqForm';
import { categoryOf, rowOf } from './testing';
import { newValues, valuesOf, type Faq, type FaqValues } from './values';

const { snippet: _snippet, ...row } = rowOf({ version: 3 });
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
} as const;
const choices: Choices = {
  categories: [categoryOf(), categoryOf({ id: 8, name: 'Classes' })],
  languages: [english],
  isPending: false,
  error: null,
  refetch: () => undefined,
};

const show = ({
  of = faq,
  isNew = false,
  readOnly,
  send = jest.fn((_values: FaqValues, _faq: Faq | undefined) => Promise.resolve({ faq })),
}: {
  of?: Faq;
  isNew?: boolean;
  readOnly?: string;
  send?: jest.Mock<Promise<{ faq: Faq }>, [FaqValues, Faq | undefined]>;
} = {}) => {
  const onSaved = jest.fn();
  render(
    <SidePanel open title="FAQ" onClose={() => undefined}>
      <FaqForm
        faq={isNew ? undefined : of}
        initial={isNew ? newValues('', 1) : valuesOf(of)}
        choices={choices}
        readOnly={readOnly}
        send={send}
        onSaved={onSaved}
        onDelete={() => undefined}
      />
    </SidePanel>,
  );
  return { user: userEvent.setup(), send, onSaved };
};
const question = () => screen.getByRole('textbox', { name: 'Question' });
const answer = () => screen.getByRole('textbox', { name: /^Answer/ });

test('an existing FAQ is sent with what was changed, to who saved it', async () => {
  const { user, send, onSaved } = show();
  await user.clear(question());
  await user.type(question(), 'How can I pay?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith({ ...valuesOf(faq), question: 'How can I pay?' }, faq);
  expect(onSaved).toHaveBeenCalledWith(faq, { leaving: false });
});

test('Publish saves what stands in the form with the new status', async () => {
  const { user, send } = show();
  await user.type(answer(), ' Or by bank.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(send).toHaveBeenCalledWith({ ...valuesOf(faq), answer: 'By card. Or by bank.', status: 'published' }, faq);
});

test('without an answer it is not published, and the field says why', async () => {
  const { user, send } = show();
  await user.clear(answer());
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Answer is required')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test('a new FAQ needs category, language and question', async () => {
  const { user, send } = show({ isNew: true });
  await user.click(screen.getByRole('button', { name: 'Add FAQ' }));
  expect(await screen.findByText('Category is required')).toBeInTheDocument();
  expect(screen.getByText('Question is required')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete…' })).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('what the API refuses stands on the field, the answer under its own name', async () => {
  const refusal = new CallError(400, {
    success: false,
    message: 'Answer is Invalid',
    error: [{ property: 'answerHtml', constraints: { paragraphs: 'Answer is Invalid' } }],
    reference: 'r',
  });
  const { user, onSaved } = show({
    send: jest.fn((_values: FaqValues, _faq: Faq | undefined) => Promise.reject<{ faq: Faq }>(refusal)),
  });
  await user.type(answer(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Answer is Invalid')).toBeInTheDocument();
  expect(answer()).toHaveAttribute('aria-invalid', 'true');
  expect(onSaved).not.toHaveBeenCalled();
});

test('a stale save shows mine and theirs, categories by name', async () => {
  const theirs: Faq = { ...faq, version: 4, categoryId: 8, categoryName: 'Classes', question: 'Theirs, is it?' };
  const send = jest.fn<Promise<{ faq: Faq }>, [FaqValues, Faq | undefined]>();
  send.mockRejectedValueOnce(
    new CallError(409, { success: false, message: 'Somebody else has changed this', result: theirs, reference: 'r' }),
  );
  send.mockResolvedValueOnce({ faq: theirs });
  const { user } = show({ send });
  await user.clear(question());
  await user.type(question(), 'Mine, is it?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved this FAQ while you were editing' });
  expect(dialog).toHaveTextContent('Category theirs: Students: Classes');
  await user.click(screen.getByText('Mine, is it?'));
  await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
  expect(send).toHaveBeenLastCalledWith({ ...valuesOf(theirs), question: 'Mine, is it?' }, theirs);
});

test('who may only read sees the fields locked and the missing right', () => {
  show({ readOnly: 'Editing FAQs needs the right faqEdit' });
  expect(question()).toBeDisabled();
  expect(screen.getByText('Editing FAQs needs the right faqEdit')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('a category that can no longer be chosen stays chosen', () => {
  show({ of: { ...faq, categoryId: 99, categoryName: 'Gone' } });
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Students: Gone');
});
