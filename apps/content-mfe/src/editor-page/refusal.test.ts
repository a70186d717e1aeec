import { refusalOf } from './refusal';

const failure = { success: false as const, message: 'No', reference: '' };

test('a refusal of the text says why; any other failure says nothing of it', () => {
  const error = [{ property: 'html', constraints: { max: 'Too long', levels: 'Too deep' } }];
  expect(refusalOf({ status: 400, failure: { ...failure, error } })).toBe('Too long\nToo deep');
  expect(refusalOf({ status: 400, failure })).toBeUndefined();
  expect(refusalOf({ status: 500, failure: { ...failure, error } })).toBeUndefined();
});
