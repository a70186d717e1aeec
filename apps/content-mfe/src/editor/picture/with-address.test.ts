import { withAddress } from './with-address';

test('without an upload address the log has a warning, and nothing else happens [7.8]', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const use = jest.fn();
  withAddress(undefined, use);
  expect([use.mock.calls.length, warn.mock.calls]).toEqual([0, [['The editor has no address to upload pictures to']]]);
  withAddress('there', use);
  expect(use.mock.calls).toEqual([['there']]);
  expect(warn).toHaveBeenCalledTimes(1);
});
