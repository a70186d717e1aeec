import { conditionText, operatorWord, readCondition } from './condition';
import { setTimeZone } from '../kit/zone';
import { dayOf, dayWords, wholeDays } from './days';

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
describe('a filter by days', () => {
  afterEach(() => setTimeZone('UTC'));

  test('goes to the server as whole days, whatever the zone of the browser; what is no day is left out', () => {
    expect(wholeDays({ operator: 'between', values: ['2026-11-01', '2026-11-02'] })).toEqual({
      operator: 'between',
      values: ['2026-11-01', '2026-11-02'],
    });
    expect(wholeDays({ operator: 'gte', values: ['soon'] }).values).toEqual(['']);
  });

  test('shows a day as it is, and a point in time as its day in the zone of the business', () => {
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
      setTimeZone(zone);
      expect([dayOf('2026-09-21'), dayWords('2026-09-21')]).toEqual(['2026-09-21', '21 Sep 2026']);
    }
    expect(dayOf('2026-11-21T20:00:00.000Z')).toBe('2026-11-21');
    setTimeZone('Asia/Kolkata');
    expect(dayWords('2026-11-21T20:00:00.000Z')).toBe('22 Nov 2026');
    expect([dayOf('soon'), dayWords('soon')]).toEqual(['', 'soon']);
  });
});
