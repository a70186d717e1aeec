import { within } from './answering';

const never = new Promise<never>(() => undefined);

describe('within', () => {
  it('is the work where the work is in time, with its answer or its error', async () => {
    await expect(within(5, 'it', Promise.resolve(7))).resolves.toBe(7);
    await expect(within(5, 'it', Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('fails by name where nothing answers', async () => {
    await expect(within(0.01, 'Chromium', never)).rejects.toThrow('Chromium did not answer within 0.01 s');
  });
});
