import { matchColumns, wordsOf } from './columns';
import { studentFields } from '../../people/student/import/fields';

const match = (...heads: string[]) => matchColumns(heads, studentFields);

it.each([
  ['E-Mail', 'email'],
  ['  E MAIL address ', 'email address'],
  ['Guardian’s e-mail', 'guardian email'],
  ["guardian's_email", 'guardian email'],
  ['firstName', 'first name'],
  ['Prénom', 'prenom'],
  ['Tel. (mobile)', 'tel mobile'],
  ['  ', ''],
])('%j says "%s", whatever its case, accents and signs', (head, words) => {
  expect(wordsOf(head)).toBe(words);
});

describe('the field of a column', () => {
  it('a column is recognised by its head: by the label, by other words for it, in any case', () => {
    expect(match('FIRST NAME', 'surname', 'E-Mail', 'Phone number', 'country', 'DOB')).toEqual([
      'firstName',
      'lastName',
      'email',
      'mobile',
      'country',
      'dateOfBirth',
    ]);
  });

  it('a column is recognised by words in a longer head, the longest first', () => {
    expect(match('Student e-mail address', 'Guardian e-mail', 'Mobile no. of guardian', 'Mobile no.')).toEqual([
      'email',
      'guardianEmail',
      'guardianMobile',
      'mobile',
    ]);
  });

  it('is none where the head says nothing known, or nothing at all', () => {
    expect(match('Shoe size', '', 'Emailing')).toEqual([null, null, null]);
  });

  it('is never given to two columns: the surest gets it, the first of equals', () => {
    expect(match('Work e-mail', 'E-mail', 'E-mail')).toEqual([null, 'email', null]);
  });

  it('is what this person matched such a head with before, even when that was none', () => {
    const earlier = new Map([
      ['shoe size', 'grade'],
      ['ref', 'email'],
      ['city', ''],
      ['phone', 'gone'],
    ]);
    expect(matchColumns(['REF', 'E-mail', 'City', 'Phone'], studentFields, earlier)).toEqual([
      'email',
      null,
      null,
      null,
    ]);
  });
});
