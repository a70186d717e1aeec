import { conditionText, operatorWord, readCondition } from './condition';
import { dayOf, momentsOf } from './days';

test.each([
  ['in:active,draft', { operator: 'in', values: ['active', 'draft'] }],
  ['between:5,10', { operator: 'between', values: ['5', '10'] }],
  ['contains:a:b,c', { operator: 'contains', values: ['a:b,c'] }],
  ['active', { operator: 'eq', values: ['active'] }],
  ['eq:', { operator: 'eq', values: [] }],
])('%s is read', (text, condition) => expect(readCondition(text)).toEqual(condition));

test('what is read and written again is the same', () => {
  for (const text of ['in:active,draft', 'between:5,10', 'contains:a:b,c', 'gte:2026-11-01T00:00:00.000Z'])
    expect(conditionText(readCondition(text))).toBe(text);
});
test('a filter without its values is none', () => {
  expect(conditionText({ operator: 'contains', values: ['  '] })).toBeUndefined();
  expect(conditionText({ operator: 'between', values: ['5', ''] })).toBeUndefined();
});
test('an operator is named in the words of its field', () => {
  expect(operatorWord('time', 'gte')).toBe('from');
  expect(operatorWord('number', 'gte')).toBe('at least');
});
test('days of the viewer become moments, the last of a span to its end', () => {
  expect(momentsOf({ operator: 'between', values: ['2026-11-01', '2026-11-02'] }).values.map(dayOf)).toEqual([
    '2026-11-01',
    '2026-11-02',
  ]);
  const [from = '', to = ''] = momentsOf({ operator: 'between', values: ['2026-11-01', '2026-11-01'] }).values;
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000 - 1);
  expect(momentsOf({ operator: 'gte', values: ['soon'] }).values).toEqual(['']);
});
test('what is no moment is no day', () => expect([dayOf('soon'), dayOf('2026-11-21')]).toEqual(['', '2026-11-21']));
