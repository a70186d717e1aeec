import type { FieldError } from '@lectern/contract/wire';
import { isApiError, messageOf, sortErrors, staleRowOf } from './api-error';

const errors: readonly FieldError[] = [
  { property: 'name', constraints: { min: 'Minimum character length is 2' } },
  { property: 'name', constraints: { leadingSpace: 'Name is Invalid' } },
  { property: 'answerHtml', constraints: { required: 'Answer is required' } },
  { property: 'parentId', constraints: { depth: 'Categories go 5 levels deep at most' } },
];

test('refusals go to the fields they name, several of one field on lines of their own [5.21]', () => {
  const { fields } = sortErrors(errors, ['name', 'answer'], (property) =>
    property === 'answerHtml' ? 'answer' : property,
  );
  expect(fields).toEqual({ name: 'Minimum character length is 2\nName is Invalid', answer: 'Answer is required' });
});

test('a refusal of something the form does not show is not lost', () => {
  expect(sortErrors(errors, ['name'], (property) => property).rest).toBe(
    'Answer is required\nCategories go 5 levels deep at most',
  );
});

test('an item of a list belongs to its field', () => {
  expect(
    sortErrors(
      [{ property: 'items[0].name', constraints: { r: 'Name is required' } }],
      ['items'],
      (property) => property,
    ).fields,
  ).toEqual({ 'items[0].name': 'Name is required' });
});

test('a refusal is known by its shape, and says the first of result, error and message that is a text', () => {
  const apiError = {
    status: 409,
    failure: { success: false as const, message: 'message', error: [], result: 'Used by 3 skills', reference: 'req-1' },
  };
  expect(isApiError(apiError)).toBe(true);
  expect(isApiError(new Error('x'))).toBe(false);
  expect(messageOf(apiError)).toBe('Used by 3 skills');
});

test('a stale save brings the row as it is now; a taken name or a state that forbids brings none', () => {
  const apiError = (status: number, failure: object) => ({
    status,
    failure: { success: false as const, message: 'refused', reference: 'r', ...failure },
  });
  expect(staleRowOf(apiError(409, { result: { version: 2 } }))).toEqual({ version: 2 });
  expect(staleRowOf(apiError(409, { result: 'The parent was deleted' }))).toBeUndefined();
  expect(
    staleRowOf(apiError(409, { result: { version: 2 }, error: [{ property: 'slug', constraints: {} }] })),
  ).toBeUndefined();
  expect(staleRowOf(apiError(400, { result: { version: 2 } }))).toBeUndefined();
});
