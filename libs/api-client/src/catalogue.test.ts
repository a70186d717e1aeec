import { CallError } from './call-error';
import { errorText, toastText } from './catalogue';

const refused = (status: number, failure: object) =>
  new CallError(status, { success: false, message: '', reference: 'r1', ...failure });
const said = (status: number, failure: object = {}, handled: readonly number[] | 'all' = [], online = true) =>
  toastText(refused(status, failure), handled, online);

test('an error text is the string itself, then data.message, then message, else "Something went wrong" [3.6, 8.10]', () => {
  expect(errorText('itself')).toBe('itself');
  expect(errorText({ data: { message: 'inner' }, message: 'outer' })).toBe('inner');
  expect(errorText({ message: 'outer' })).toBe('outer');
  expect(errorText({})).toBe('Something went wrong');
  expect(errorText(undefined)).toBe('Something went wrong');
});

test('a 403 says what the server says, by default "Not allowed to access" [8.6]', () => {
  expect(said(403, { error: 'This console is for staff' })).toBe('This console is for staff');
  expect(said(403)).toBe('Not allowed to access');
});

test.each([404, 409, 500])('a %i shows the first text of result, error and message [8.7]', (status) => {
  expect(said(status, { result: 'state', error: 'reason', message: 'message' })).toBe('state');
  expect(said(status, { result: { id: 1 }, error: 'reason', message: 'message' })).toBe('reason');
  expect(said(status, { result: { id: 1 }, error: [], message: 'message' })).toBe('message');
  expect(said(status)).toBe('Something went wrong');
});

test('a 400 that no form took shows its first constraint [3.5, 8.1]', () => {
  const error = [
    { property: 'name', constraints: { required: 'Name is required', min: 'Minimum character length is 2' } },
  ];
  expect(said(400, { error, message: 'Bad request' })).toBe('Name is required');
  expect(said(400, { error: 'Refused', message: 'Bad request' })).toBe('Refused');
});

test('an error that the caller shows itself is not toasted', () => {
  expect(said(400, { message: 'x' }, [400, 409])).toBeUndefined();
  expect(said(409, { message: 'x' }, [400, 409])).toBeUndefined();
  expect(said(404, { message: 'x' }, [400, 409])).toBe('x');
  expect(said(500, { message: 'x' }, 'all')).toBeUndefined();
});

test('a 401 is no toast of its own: the refresh speaks [8.2]', () =>
  expect(said(401, { message: 'x' })).toBeUndefined());

test('"session changed" has the bar of the tab, no toast', () => {
  expect(said(409, { message: 'session changed' })).toBeUndefined();
});

test('no answer says "Please check your internet connection" while offline, else "Unable to process request" [8.12]', () => {
  expect(said(0, {}, [], false)).toBe('Please check your internet connection');
  expect(said(0, {}, [], true)).toBe('Unable to process request');
});

test.each([413, 415, 429])('a %i says its message [8.16]', (status) =>
  expect(said(status, { message: 'Max file size is 2 MB' })).toBe('Max file size is 2 MB'),
);
