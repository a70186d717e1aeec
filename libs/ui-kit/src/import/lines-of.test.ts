import type { ImportRow } from '@lectern/contract/platform/import';
import { linesOf } from './lines-of';

const fields = [
  { name: 'email', label: 'E-mail', isRequired: false, insteadOf: null, isDay: false },
  { name: 'mobile', label: 'Mobile', isRequired: true, insteadOf: null, isDay: false },
];
const row: ImportRow = {
  rowNo: 14,
  label: 'Nikhil Rao',
  state: 'valid',
  entityId: null,
  input: { email: 'nikhil.rao@' },
  errors: [],
  stored: null,
};
const wrong = (property: string, text: string) => ({ property, constraints: { rule: text } });
const lines = (changed: Partial<ImportRow>) =>
  linesOf({ ...row, ...changed }, fields).map(({ column, value, text, kind }) => [kind, column, value, text]);

it('a row that is wrong has a line for each reason, with the column and its content', () => {
  expect(
    lines({
      state: 'invalid',
      errors: [wrong('email', 'Please enter a valid email address'), wrong('mobile', 'Mobile is required')],
    }),
  ).toEqual([
    ['error', 'E-mail', 'nikhil.rao@', 'Please enter a valid email address'],
    ['error', 'Mobile', '', 'Mobile is required'],
  ]);
});
it('a row that is left out, or written with a doubt, says so', () => {
  expect(lines({ state: 'duplicate', errors: [wrong('email', 'Same e-mail as row 2')] })).toEqual([
    ['left', 'E-mail', 'nikhil.rao@', 'Same e-mail as row 2: left out'],
  ]);
  expect(lines({ entityId: 7, errors: [wrong('email', 'Belongs to Asha Rao')] })).toEqual([
    ['warning', 'E-mail', 'nikhil.rao@', 'Belongs to Asha Rao: will be updated'],
  ]);
});
it('a row with nothing to say has one line', () => {
  expect([lines({}), lines({ entityId: 7 }), lines({ state: 'done' })]).toEqual([
    [['add', '', '', 'Will be added']],
    [['update', '', '', 'Will be updated']],
    [['done', '', '', 'Imported']],
  ]);
});
it('a reason that is about no field of the form is about the row', () => {
  expect(lines({ state: 'failed', errors: [wrong('', 'Unable to process request')] })).toEqual([
    ['error', '', '', 'Unable to process request'],
  ]);
});
it('a row that will be written shows each value as it will be stored, with the cell where that differs', () => {
  const born = { name: 'born', label: 'Date of birth', isRequired: false, insteadOf: null, isDay: true };
  const [line] = linesOf(
    {
      ...row,
      input: { email: 'asha@example.org', mobile: '98450 10161', born: '12/31/1998' },
      stored: { mobile: '+919845010161', email: 'asha@example.org', born: '1998-12-31' },
    },
    [...fields, born],
  );
  expect(line?.stored).toEqual([
    { name: 'email', label: 'E-mail', text: 'asha@example.org', cell: '' },
    { name: 'mobile', label: 'Mobile', text: '+919845010161', cell: '98450 10161' },
    { name: 'born', label: 'Date of birth', text: '31 Dec 1998', cell: '12/31/1998' },
  ]);
});
