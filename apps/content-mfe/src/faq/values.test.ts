import { textToHtml } from '@lectern/contract/content';
import { changedFields, faqSchema, valuesOf, type Faq } from './values';

const faq: Faq = {
  id: 1,
  version: 3,
  question: 'How do I pay?',
  answerHtml: textToHtml('By card.\n\nOr <by> bank.'),
  audience: 'student',
  categoryId: 7,
  categoryName: 'Payments',
  languageId: 1,
  languageName: 'English',
  status: 'draft',
  publishedAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
};

describe('what the panel edits', () => {
  it('shows the answer as the text it was written from', () => {
    expect(valuesOf(faq).answer).toBe('By card.\n\nOr <by> bank.');
  });
  it('sends nothing of a FAQ that was not changed, nor of an answer that is only laid out otherwise', () => {
    expect(changedFields(faq, valuesOf(faq))).toEqual({});
    expect(changedFields(faq, { ...valuesOf(faq), answer: 'By card. \r\n\r\n\r\nOr <by> bank.\n' })).toEqual({});
  });
  it('sends each field that was changed, the answer as paragraphs', () => {
    expect(
      changedFields(faq, { categoryId: 8, languageId: 2, question: 'How?', answer: 'So.', status: 'published' }),
    ).toEqual({ categoryId: 8, languageId: 2, question: 'How?', answerHtml: '<p>So.</p>', status: 'published' });
  });
  it('asks for category, language and question in the words of the specification', async () => {
    const failure = await faqSchema
      .validate({ categoryId: '', languageId: '', question: '', answer: '' }, { abortEarly: false })
      .catch((error: { errors: string[] }) => error.errors);
    expect(failure).toEqual(
      expect.arrayContaining(['Category is required', 'Language is required', 'Question is required']),
    );
  });
  it('refuses to publish without an answer, and asks for none in a draft', async () => {
    const errors = (values: object) =>
      faqSchema.validate({ ...valuesOf(faq), answer: ' \n', ...values }, { abortEarly: false }).then(
        () => [],
        (error: { errors: string[] }) => error.errors,
      );
    expect(await errors({ status: 'published' })).toEqual(['Answer is required']);
    expect(await errors({ status: 'draft' })).toEqual([]);
  });
});
