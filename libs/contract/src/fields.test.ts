import { object, type AnySchema } from 'yup';
import {
  alphanumericText,
  emailText,
  lettersText,
  longText,
  mobileText,
  required,
  requiredText,
  slug,
  text,
  urlText,
} from './fields';

const refusal = (schema: AnySchema, value: unknown): string | undefined => {
  try {
    object({ value: schema }).validateSync({ value });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['what is required says "{field} is required" [5.1]', requiredText('Name', { max: 9 }), 'x', '', 'Name is required'],
  [
    'a required field of a kind names itself too [5.1]',
    required(emailText('Work e-mail')),
    'a@b.co',
    '',
    'Work e-mail is required',
  ],
  [
    'an invalid e-mail says "Please enter a valid email address" [5.2]',
    emailText(),
    'a@b.co',
    'a@b',
    'Please enter a valid email address',
  ],
  [
    'too short says "Minimum character length is {min}" [5.3]',
    text('Name', { min: 3, max: 9 }),
    'abc',
    'ab',
    'Minimum character length is 3',
  ],
  [
    'too long says "Maximum character length is {max}" [5.4]',
    text('Name', { max: 3 }),
    'abc',
    'abcd',
    'Maximum character length is 3',
  ],
  [
    'an invalid url says "Please enter a valid url" [5.6]',
    urlText('Website'),
    'https://example.org',
    'example',
    'Please enter a valid url',
  ],
  [
    'what does not match its pattern says "{field} is Invalid" [5.7]',
    slug('Slug', 20),
    'a-b',
    'A b',
    'Slug is Invalid',
  ],
  [
    'other than digits says "Only Numbers are allowed" [5.8, 5.14]',
    mobileText(),
    '98765 43210',
    '98765-ABC',
    'Only Numbers are allowed',
  ],
  [
    'other than letters says "Only alphabets are allowed" [5.10]',
    lettersText('First name', { max: 60 }),
    'Asha',
    'Asha2',
    'Only alphabets are allowed',
  ],
  [
    'fewer than 250 words say "Minimum 250 words required." [5.11, 5.19, 9.6]',
    longText('About', 20_000),
    words(250),
    words(249),
    'Minimum 250 words required.',
  ],
  [
    'other than letters, digits, underscore and spaces is Invalid [5.16]',
    alphanumericText('Grade', { max: 60 }),
    'Grade_10 B',
    'Grade-10',
    'Grade is Invalid',
  ],
  ['a value must not start with a space [5.17]', text('Name', { max: 9 }), 'a b', ' a', 'Name is Invalid'],
])('%s', (_rule, schema, obeys, breaks, message) => {
  expect(refusal(schema, obeys)).toBeUndefined();
  expect(refusal(schema, breaks)).toBe(message);
});

test('an apostrophe of a name as phones type it is taken, and kept as the plain one', async () => {
  const name = lettersText('Last name', { max: 60 });
  for (const typed of ['O’Brien', 'O‘Brien', 'Oʼbrien', "O'Brien"])
    expect((await name.validate(typed))?.toLowerCase()).toBe("o'brien");
});

test('what may be left empty is not held to its form', () => {
  for (const schema of [
    emailText(),
    urlText('Website'),
    mobileText(),
    lettersText('Name', { max: 9 }),
    longText('About', 100),
  ])
    expect(refusal(schema, '')).toBeUndefined();
});
