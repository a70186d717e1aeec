import { faultOf } from './fault';

/** pdf.js exports no class of a password that is missing; it says which error it is by the name. */
const named = (name: string): Error => Object.assign(new Error('No'), { name });

test('a PDF with a password is locked, and one that cannot be read is damaged: another attempt helps with neither', () => {
  expect(faultOf(named('PasswordException'))).toBe('locked');
  expect(faultOf(named('InvalidPDFException'))).toBe('damaged');
});

test('whatever else goes wrong may go right the next time', () => {
  expect(faultOf(new TypeError('Failed to fetch'))).toBe('missing');
  expect(faultOf('offline')).toBe('missing');
});
