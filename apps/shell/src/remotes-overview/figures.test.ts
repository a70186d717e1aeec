import { millisecondsText, rateOf, rateText, sizeText } from './figures';

test('errors per load are at most all of them, and none without errors', () => {
  expect([
    rateOf({ loads: 220, errors: 9 }),
    rateOf({ loads: 2, errors: 6 }),
    rateOf({ loads: 0, errors: 1 }),
    rateOf({ loads: 0, errors: 0 }),
  ]).toEqual([9 / 220, 1, 1, 0]);
});

test('figures stand as people read them', () => {
  expect([rateText(0.0409), rateText(0.02), rateText(0), rateText(0.003)]).toEqual(['4.1%', '2%', '0%', '0.3%']);
  expect([millisecondsText(1840), sizeText(118_240), sizeText(7912)]).toEqual(['1,840 ms', '118 kB', '7.9 kB']);
});
