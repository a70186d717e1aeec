import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const faq = { categoryId: 1, languageId: 1, question: 'Who may ask here?' };

export const contentBadInput: BadInputTable = {
  'GET admin/faqs/list': [
    [
      { filter: { status: 'is:draft' } },
      { 'filter[status]': 'Write it as operator:value with one of eq, ne, in, empty' },
    ],
    [{ filter: { updatedAt: 'gt:yesterday' } }, { 'filter[updatedAt]': "'yesterday' is not an ISO 8601 time" }],
    [{ filter: { updatedAt: 'lte:2026-02-30' } }, { 'filter[updatedAt]': "'2026-02-30' is not an ISO 8601 time" }],
    [{ filter: { question: 'starts:' } }, { 'filter[question]': "'starts' needs a value" }],
    [{ sort: 'question,-question' }, { sort: 'A field is sorted by once' }],
  ],
  'GET admin/faqs/details': [[{}, { id: 'Id is required' }]],
  'POST admin/faqs/add': [
    [{}, { categoryId: 'Category is required', languageId: 'Language is required', question: 'Question is required' }],
    [{ ...faq, question: 'Who?' }, { question: 'Minimum character length is 5' }],
    [{ ...faq, question: 'a'.repeat(251) }, { question: 'Maximum character length is 250' }],
    [
      { ...faq, answerHtml: '<blockquote>'.repeat(31) + 'a' },
      { answerHtml: 'The text is nested more than 30 levels deep' },
    ],
    [{ ...faq, status: 'published' }, { answerHtml: 'Answer is required' }],
    [{ ...faq, status: 'gone' }, { status: 'Status is Invalid' }],
    [{ ...faq, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
    [{ ...faq, languageId: 999_999 }, { languageId: 'Language is Invalid' }],
  ],
  'PUT admin/faqs/update': [
    [{ question: 'Who may ask here?' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, question: '' }, { question: 'Question is required' }],
    [{ ...row, question: ' Who may ask?' }, { question: 'Question is Invalid' }],
    [{ ...row, answerHtml: '' }, { answerHtml: 'Answer is required' }],
    [{ ...row, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
  ],
  'DELETE admin/faqs/delete': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/faqs/order': [
    [{ ...row, beforeId: null }, { categoryId: 'Category is required' }],
    [{ ...row, categoryId: 1, beforeId: 'x' }, { beforeId: 'Id is Invalid' }],
    [{ ...row, categoryId: 999_999, beforeId: null }, { categoryId: 'Category is Invalid' }],
  ],
  'PUT admin/faqs/change-status': [
    [{ items: [row] }, { status: 'Status is required' }],
    [{ items: [row, { id: 2 }], status: 'hidden' }, { 'items[1].version': 'Version is required' }],
    [{ items: [{ ...row, name: 'x' }], status: 'hidden' }, { 'items[0].name': "'name' is not a field of this call" }],
  ],
  'PUT admin/faqs/restore': [[{ id: 1 }, { version: 'Version is required' }]],

  'GET admin/faqs/category': [[{ audience: 'staff' }, { audience: 'Audience is Invalid' }]],
  'POST admin/faqs/category': [
    [{}, { audience: 'Audience is required', name: 'Name is required' }],
    [{ audience: 'student', name: 'A' }, { name: 'Minimum character length is 2' }],
    [{ audience: 'student', name: 'A'.repeat(61) }, { name: 'Maximum character length is 60' }],
    [{ audience: 'staff', name: 'Rooms' }, { audience: 'Audience is Invalid' }],
  ],
  'PUT admin/faqs/category': [
    [{ ...row, name: '' }, { name: 'Name is required' }],
    [{ ...row, audience: 'trainer' }, { audience: 'Audience is Invalid' }],
  ],
  'DELETE admin/faqs/category': [
    [{ id: 1 }, { version: 'Version is required' }],
    [{ ...row, moveTo: 'x' }, { moveTo: 'Category is Invalid' }],
  ],
};
