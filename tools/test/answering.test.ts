import { renewed, within } from './answering';

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

describe('a program that may hang', () => {
  /** Programs numbered from 1, of which these hang. */
  const programs = (hanging: readonly number[]) => {
    const told: string[] = [];
    let started = 0;
    const program = renewed({
      what: 'Chromium',
      start: () => Promise.resolve((started += 1)),
      seconds: 0.01,
      told: (reason) => told.push(reason),
    });
    const ask = async () =>
      (await program).ask((running) => (hanging.includes(running) ? never : Promise.resolve(running)));
    return { ask, told, started: () => started };
  };

  it('is kept as long as it answers', async () => {
    const { ask, told, started } = programs([]);
    expect([await ask(), await ask(), started(), told]).toEqual([1, 1, 1, []]);
  });

  it('is started anew when it does not answer, says so, and is kept from there on', async () => {
    const { ask, told, started } = programs([1]);
    expect([await ask(), await ask(), started()]).toEqual([2, 2, 2]);
    expect(told).toEqual(['Chromium is started anew: Chromium did not answer within 0.01 s']);
  });

  it('is started anew when it ended', async () => {
    let started = 0;
    const program = await renewed({
      what: 'Chromium',
      start: () => Promise.resolve((started += 1)),
      seconds: 1,
      told: () => undefined,
    });
    await expect(
      program.ask((running) => (running === 1 ? Promise.reject(new Error('closed')) : Promise.resolve(running))),
    ).resolves.toBe(2);
    expect(program.running()).toBe(2);
  });

  it('is given up when the second does not answer either', async () => {
    await expect(programs([1, 2]).ask()).rejects.toThrow('Chromium did not answer within 0.01 s');
  });
});
