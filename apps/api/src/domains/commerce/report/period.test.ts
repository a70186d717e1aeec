import { common, daysBefore, daysOfKey, eachDay, refuseLong } from './period';

test('the days before a period are as many as it has', () =>
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' }, 'previous')).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  }));

test.each([
  ['2024-02-29', '2023-02-28'],
  ['2025-02-28', '2024-02-28'],
  ['2026-11-30', '2025-11-30'],
])('a year before %s is %s', (day, before) =>
  expect(daysBefore({ from: day, to: day }, 'year')).toEqual({ from: before, to: before }),
);

test('a report that is compared with nothing has no days before it', () =>
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' }, 'none')).toBeUndefined());

test('each day of a period is there once', () =>
  expect(eachDay({ from: '2024-02-28', to: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']));

test.each([
  ['2026-01-01', '2027-01-01', undefined],
  ['2026-01-01', '2027-01-02', 'A report has at most 366 days'],
  ['2026-01-02', '2026-01-01', 'To is before From'],
])('from %s to %s is refused on its end with %j', (from, to, text) => {
  const refused = (): void => refuseLong({ from, to });
  if (text === undefined) expect(refused).not.toThrow();
  else
    expect(refused).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({
          message: text,
          error: [expect.objectContaining({ property: 'to' })],
        }) as object,
      }),
    );
});

test.each([
  ['day', '2026-02-28', { from: '2026-02-28', to: '2026-02-28' }],
  ['week', '2026-02-23', { from: '2026-02-23', to: '2026-03-01' }],
  ['month', '2024-02', { from: '2024-02-01', to: '2024-02-29' }],
  ['month', '2024-13', undefined],
  ['day', '2026-02-30', undefined],
  ['day', 'now', undefined],
] as const)('the row of a %s with the key %s has the days %j', (group, key, days) =>
  expect(daysOfKey(group, key)).toEqual(days),
);

test('a week at the edge of a period has only the days inside it', () => {
  const period = { from: '2026-02-25', to: '2026-12-31' };
  expect(common({ from: '2026-02-23', to: '2026-03-01' }, period)).toEqual({ from: '2026-02-25', to: '2026-03-01' });
  expect(common({ from: '2025-02-23', to: '2025-03-01' }, period)).toBeUndefined();
});
