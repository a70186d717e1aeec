import { changeOf, changeText, isFarOff, rateForm } from './rate-values';

const values = rateForm.newValues();

test('a rate is sent with exactly the digits that were typed, in any spelling', () => {
  expect(rateForm.read({ ...values, inrPerUnit: '83,12345678' }).wire).toEqual({
    inrPerUnit: '83.12345678',
    validFrom: null,
  });
});

test.each([
  ['', 'Rupees for one is required'],
  ['0.0', 'Rupees for one is Invalid'],
  ['83.123456789', 'Rupees for one is Invalid'],
  ['about 80', 'Only Numbers are allowed'],
])('“%s” is refused at its field', async (inrPerUnit, message) =>
  expect(await rateForm.errorsOf({ ...values, inrPerUnit })).toEqual([{ path: 'inrPerUnit', message }]),
);

test('a change is shown in percent, and a slip of the decimal point is noticed', () => {
  expect(['84', '82.7', '83'].map((now) => changeText(changeOf('83', now)))).toEqual(['+1.2 %', '−0.4 %', 'no change']);
  expect([isFarOff(changeOf('83', '8.3')), isFarOff(changeOf('83', '90')), isFarOff(changeOf(undefined, '9'))]).toEqual(
    [true, false, false],
  );
  expect(changeText(changeOf(undefined, '9'))).toBe('');
});
