import { inUnit, onWire, unitFor, unitsOf } from './units';

const [minutes, hours] = unitsOf({ type: 'number', unit: 'seconds' });
const bestOf = (...values: string[]) => unitFor(unitsOf({ type: 'number', unit: 'seconds' }), values)?.label;

test('a length of time is shown in hours where each of its values is a short number of them, else in minutes', () => {
  expect([bestOf('7200'), bestOf('3600', '5400'), bestOf('5430')]).toEqual(['hours', 'hours', 'minutes']);
  expect([bestOf('1800', '3600'), bestOf('0'), bestOf()]).toEqual(['minutes', 'minutes', 'minutes']);
});
test('what is typed in a unit goes to the server in whole ones of the smaller, and comes back as typed', () => {
  for (const typed of ['90', '0.5', '1.67']) expect(inUnit(onWire(typed, minutes), minutes)).toBe(typed);
  expect([onWire('1.5', hours), onWire('1.67', minutes)]).toEqual(['5400', '100']);
  expect([onWire('', hours), onWire('many', hours), inUnit('many', hours)]).toEqual(['', 'many', 'many']);
});
test('an amount of money stays as it is typed', () => {
  const [currency] = unitsOf({ type: 'number', decimals: 4, unit: 'currency' });
  expect([onWire('499.00', currency), inUnit('499.00', currency)]).toEqual(['499.00', '499.00']);
});
test('a number without a unit is typed as it is', () => {
  expect(unitsOf({ type: 'number' })).toEqual([]);
  expect([onWire('12', undefined), inUnit('12', undefined)]).toEqual(['12', '12']);
});
