import { pointsOf } from './points';

const day = (of: string, value: number) => ({ day: of, value });
const valueOf = ({ value }: { readonly value: number }) => ({ value, text: `${value}` });

test('a chart has both periods day by day, without the days that have not come', () => {
  const series = [day('2026-11-19', 3), day('2026-11-20', 1), day('2026-11-21', 0)];
  const data = { series, seriesBefore: [day('2026-11-16', 7)], today: '2026-11-20' };
  expect(pointsOf(data, 'previous', valueOf).map(({ name, text, before }) => [name, text, before?.text])).toEqual([
    ['Thu 19 Nov', '3', '7'],
    ['Fri 20 Nov, today, so far', '1', undefined],
  ]);
});

const around = (year: number) =>
  [`${year}-02-28`, ...(year % 4 === 0 ? [`${year}-02-29`] : []), `${year}-03-01`, `${year}-03-02`].map((of) =>
    day(of, Number(of.slice(5).replace('-', ''))),
  );

test.each([
  [2028, ['228 228', '229 228', '301 301', '302 302']],
  [2029, ['228 228', '301 301', '302 302']],
])('days after February of %i are compared with the same date a year ago', (year, pairs) => {
  const data = { series: around(year), seriesBefore: around(year - 1), today: '2030-01-01' };
  expect(pointsOf(data, 'year', valueOf).map(({ text, before }) => `${text} ${before?.text}`)).toEqual(pairs);
});
