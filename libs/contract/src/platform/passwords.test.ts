import { changePasswordFields, isPassword, resetPasswordFields } from './passwords';

const errorsOf = async (values: object): Promise<Record<string, string>> => {
  try {
    await changePasswordFields.validate({ currentPassword: 'x', ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries(
      (error as { inner: { path: string; message: string }[] }).inner.map(({ path, message }) => [path, message]),
    );
  }
};

test.each(['Abcdef1@', 'aB3$aB3$', 'Zz9?Zz9?', 'Ää1!aaaaA', 'Pass word 1&'])(
  '%j may be a password [5.13, 9.6]',
  (value) => expect(isPassword(value)).toBe(true),
);

test.each([
  ['Abcde1@', 'seven characters'],
  ['ABCDEF1@', 'no lowercase letter'],
  ['abcdef1@', 'no uppercase letter'],
  ['Abcdefg@', 'no digit'],
  ['Abcdefg1', 'no symbol'],
  ['Abcdefg1#', 'a symbol of another kind'],
])('%j may not: %s [5.12, 5.13, 9.6]', async (value) => {
  expect(isPassword(value)).toBe(false);
  expect(await errorsOf({ password: value, confirmPassword: value })).toEqual({
    password: 'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.',
  });
});

test('a password has at most 128 characters [5.4]', async () => {
  const longest = `Aa1@${'x'.repeat(124)}`;
  expect(await errorsOf({ password: longest, confirmPassword: longest })).toEqual({});
  expect(await errorsOf({ password: `${longest}x`, confirmPassword: `${longest}x` })).toEqual({
    password: 'Maximum character length is 128',
  });
});

test('the second writing must be the same [5.5]', async () => {
  expect(await errorsOf({ password: 'Abcdef1@', confirmPassword: 'Abcdef1!' })).toEqual({
    confirmPassword: 'Confirm password not matching',
  });
  expect(await errorsOf({ password: 'Abcdef1@', confirmPassword: 'Abcdef1@' })).toEqual({});
});

test('what is missing is named', async () => {
  expect(await errorsOf({ currentPassword: '', password: '', confirmPassword: '' })).toEqual({
    currentPassword: 'Current password is required',
    password: 'New password is required',
    confirmPassword: 'Confirm password is required',
  });
  expect(resetPasswordFields.isValidSync({ password: 'Abcdef1@', confirmPassword: 'Abcdef1@' })).toBe(true);
});
