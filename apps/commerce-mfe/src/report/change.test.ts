import { changeOf } from './change';

test('a change is a percentage of the period before, with one digit', () => {
  expect(changeOf(120, 100)).toEqual({ direction: 'up', text: '20.0%' });
  expect(changeOf(94, 100)).toEqual({ direction: 'down', text: '6.0%' });
  expect(changeOf(10_000_400, 10_000_000)).toEqual({ direction: 'same', text: '0.0%' });
});

test('a figure that was nothing before is new, and never infinite', () => {
  expect(changeOf(5, 0)).toEqual({ direction: 'up', text: 'new' });
  expect(changeOf(-5, 0)).toEqual({ direction: 'down', text: 'new' });
  expect(changeOf(0, 0)).toBeUndefined();
  expect(changeOf(5, null)).toBeUndefined();
});

test('a loss that becomes a gain has gone up', () => {
  expect(changeOf(50, -100)).toEqual({ direction: 'up', text: '150.0%' });
});
