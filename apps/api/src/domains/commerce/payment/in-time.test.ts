import { inTime } from './in-time';

test('an answer in time is given, and a provider without one is given up', async () => {
  await expect(inTime(Promise.resolve('ref'), 1)).resolves.toBe('ref');
  await expect(inTime(new Promise(() => undefined), 0.01)).rejects.toThrow('did not answer within 0.01 seconds');
});
