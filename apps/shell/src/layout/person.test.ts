import { initialsOf, nameOf } from './person';

test('a person without a last name has one name and one letter', () => {
  expect(nameOf({ firstName: 'Meera', lastName: '' })).toBe('Meera');
  expect(initialsOf({ firstName: 'Meera', lastName: '' })).toBe('M');
});

test('letters are taken whole, in any script', () => {
  expect(initialsOf({ firstName: 'žofie', lastName: 'šedá' })).toBe('ŽŠ');
  expect(nameOf({ firstName: 'Žofie', lastName: 'Šedá' })).toBe('Žofie Šedá');
});
