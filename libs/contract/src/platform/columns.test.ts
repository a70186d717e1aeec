import { areColumns } from './columns';

test.each([
  ['nothing', {}],
  ['a screen as it comes', { student: {} }],
  [
    'order, columns left out and widths',
    { student: { order: ['name', 'email'], hidden: ['email'], widths: { name: 240 } } },
  ],
])('columns kept per screen may be %s', (_what, value) => expect(areColumns(value)).toBe(true));

test.each([
  ['a list', []],
  ['a screen without a name', { '': {} }],
  ['a field nobody knows', { student: { colour: 'red' } }],
  ['names that are no texts', { student: { order: [1] } }],
  ['too many names', { student: { hidden: Array.from({ length: 61 }, (_, at) => `c${at}`) } }],
  ['a width that is none', { student: { widths: { name: 3 } } }],
  ['more screens than there are', Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`s${at}`, {}]))],
])('columns kept per screen are not %s', (_what, value) => expect(areColumns(value)).toBe(false));
