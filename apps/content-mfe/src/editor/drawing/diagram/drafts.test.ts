/** @jest-environment jsdom */
import { draftKey, dropDraft, keepDraft, readDraft } from './drafts';

const text = { entity: 'faqs', recordId: 7, field: 'answerHtml' };
afterEach(() => localStorage.clear());

test('a draft belongs to one person and one text', () => {
  expect(draftKey(3, text)).toBe('diagram-draft:3:faqs:7:answerHtml');
  expect(draftKey(3, { ...text, recordId: null })).toBe('diagram-draft:3:faqs:new:answerHtml');
});

test('a draft is kept with its time, until it is dropped [2.44]', () => {
  const key = draftKey(3, text);
  keepDraft(key, 'a scene');
  expect(readDraft(key)).toEqual({ at: expect.stringMatching(/^\d{4}-.*Z$/) as string, scene: 'a scene' });
  dropDraft(key);
  expect(readDraft(key)).toBeUndefined();
});

test.each(['no JSON', '7', '{"scene":1}'])('what can’t be read as a draft is thrown away: %s', (kept) => {
  const key = draftKey(3, text);
  localStorage.setItem(key, kept);
  expect(readDraft(key)).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
});
