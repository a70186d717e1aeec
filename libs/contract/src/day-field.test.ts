import { object } from 'yup';
import { day, earliestToday, ifDay, latestToday, requiredDay } from './day-field';

const form = object({ on: day('First day') });
const refused = async (schema: typeof form, value: unknown): Promise<string> =>
  schema.validate(value).then(
    () => '',
    (error: Error) => error.message,
  );

test.each(['2026-05-31', '1900-01-01', '2100-12-31', null, undefined, ''])('a day may be %p', async (on) => {
  expect(await refused(form, { on })).toBe('');
});

test.each(['2026-02-30', '1899-12-31', '2101-01-01', '0202-05-31', '31/05/2026', '2026-05-31T00:00:00Z', 20260531])(
  'a day may not be %p',
  async (on) => {
    expect(await refused(form, { on })).toBe('First day is Invalid');
  },
);

test('an empty text is no day', async () => {
  expect(await form.validate({ on: '' })).toEqual({ on: null });
});

test.each([null, undefined, ''])('a required day may not be %p', async (on) => {
  expect(await refused(object({ on: requiredDay('Issued') }) as unknown as typeof form, { on })).toBe(
    'Issued is required',
  );
});

test.each([
  ['x', ['First day is Invalid']],
  ['2026-05-31', ['First day is too early']],
  ['2027-05-31', []],
])('a further rule of a day is not asked of what is no day: %s', async (on, expected) => {
  const late = day('First day').test(
    'late',
    'First day is too early',
    ifDay((value) => value > '2027-01-01'),
  );
  const errors = await late.validate(on, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
  expect(errors).toEqual(expected);
});

test('the earliest and the latest today of the world are at most two days apart', () => {
  const days = (Date.parse(latestToday()) - Date.parse(earliestToday())) / 86_400_000;
  expect([1, 2]).toContain(days);
});
