import { errorForLog } from './log';

it('keeps what a database quotes of a row out of the log', () => {
  const error = Object.assign(new Error('duplicate key (email)=(a@example.com)'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'a@example.com',
    severity: 'ERROR',
  });
  const logged = errorForLog(error);
  expect(JSON.stringify(logged)).not.toContain('a@example.com');
  expect(logged).toMatchObject({ type: 'Error', code: '23505', constraint: 'users_email' });
});

it('keeps message and stack of our own errors', () => {
  expect(errorForLog(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('at ') as unknown,
  });
});
