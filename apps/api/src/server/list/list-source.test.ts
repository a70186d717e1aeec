import { choiceField } from '@lectern/contract/records';
import { text } from '@lectern/contract/fields';
import { fieldColumns } from './list-source';

test('a file has the labels of the contract, and of a choice the word that the screen shows', () => {
  const fields = { city: text('City', { max: 80 }), kind: choiceField('Kind', { school: 'School' }) };
  const columns = Object.values(fieldColumns(fields, 'city', 'kind'));
  expect(columns.map(({ head }) => head)).toEqual(['City', 'Kind']);
  expect(columns.map(({ of }) => of({ city: 'Pune', kind: 'school' }))).toEqual(['Pune', 'School']);
  expect(columns.map(({ of }) => of({ city: '', kind: 'gone' }))).toEqual(['', 'gone']);
});
