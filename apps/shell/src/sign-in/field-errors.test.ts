import { signInFields } from '@lectern/contract/platform/auth';
import { errorsOf, serverErrorsOf } from './field-errors';

test('the form says what the contract says, word for word', () => {
  expect(errorsOf(signInFields, { email: '', password: '' })).toEqual({
    email: 'E-mail is required',
    password: 'Password is required',
  });
  expect(errorsOf(signInFields, { email: 'meera', password: 'x' })).toEqual({
    email: 'Please enter a valid email address',
  });
  expect(errorsOf(signInFields, { email: 'meera@example.com', password: 'x' })).toEqual({});
});

test('several refusals of one field are joined by line breaks [5.21]', () => {
  expect(serverErrorsOf([{ property: 'email', constraints: { a: 'One', b: 'Two' } }])).toEqual({ email: 'One\nTwo' });
});

test('a refusal by a text belongs to no field', () =>
  expect(serverErrorsOf('E-mail or password is wrong')).toEqual({}));
