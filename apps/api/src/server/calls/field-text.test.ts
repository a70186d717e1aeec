import { array, number, object, string, ValidationError, type Schema } from 'yup';
import { fieldText } from './field-text';

const said = async (field: Schema, value: unknown): Promise<string> => {
  const refused: unknown = await object({ note: field })
    .validate({ note: value })
    .catch((error: unknown) => error);
  return refused instanceof ValidationError ? fieldText(refused) : 'nothing';
};

it.each<[string, Schema, unknown]>([
  ['Note is Invalid', string().label('Note'), ['a secret']],
  ['Note is Invalid', number().label('Note'), 'a secret'],
  ['Note is Invalid', number().label('Note').integer(), 1.5],
  ['Note is Invalid', number().label('Note').min(1), 0],
  ['Note is Invalid', number().label('Note').max(1), 2],
  ['Note is Invalid', string().label('Note').oneOf(['a']), 'b'],
  ['Note is Invalid', string().label('Note'), null],
  ['Note is Invalid', array().label('Note').min(1), []],
  ['note is Invalid', string(), {}],
  ['Note is required', string().label('Note').required(), ''],
  ['Note is required', string().label('Note').defined(), undefined],
  ['Minimum character length is 3', string().min(3), 'ab'],
  ['Maximum character length is 3', string().max(3), 'abcd'],
])('"%s" replaces yup’s own words: %#', async (text, field, value) => {
  expect(await said(field, value)).toBe(text);
});

it('the words of a schema stay as they are', async () => {
  expect(await said(string().min(8, 'A note must be at least 8 characters long'), 'ab')).toBe(
    'A note must be at least 8 characters long',
  );
});
