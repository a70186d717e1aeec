import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { somebodyWaits } from '../../../testing/lock-wait';
import { serveBuild, shellPath, takeShellBuild } from './shell-build';
import { keepServed, noteUnknown, removeBuild, takeOldBuild } from './shell-builds';
import { deliveryFixture, shellBuild, type DeliveryFixture } from './testing';

const files = [...Object.keys(shellBuild.files), 'shell.json'].map((file) => shellPath(shellBuild.hash, file)).sort();

describe('the build that a process serves [D5.2]', () => {
  let fixture: DeliveryFixture;
  beforeEach(async () => void (fixture = await deliveryFixture()));
  afterEach(() => fixture.close());

  const stored = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const object of fixture.api.services.store.list(`shell/${shellBuild.hash}/`)) found.push(object);
    return found.sort();
  };
  const noted = () => fixture.db.selectFrom('shellBuilds').select('hash').execute();

  it('waits while its files are taken away, and has them again', async () => {
    const { store } = fixture.api.services;
    await sql`update shell_builds set last_served_at = now() - interval '15 days'`.execute(fixture.db);
    const { taking } = await fixture.db.transaction().execute(async (transaction) => {
      const old = await takeOldBuild(transaction, '');
      const taken = takeShellBuild(fixture.db, store, fixture.shellFolder);
      await somebodyWaits(fixture.db);
      await removeBuild(transaction, store, old ?? '');
      expect(await stored()).toEqual([]);
      return { taking: taken };
    });
    expect([(await taking).hash, await stored(), await noted()]).toEqual(['abcd', files, [{ hash: 'abcd' }]]);
  });

  it('is put back whole where somebody took it away meanwhile', async () => {
    const { store } = fixture.api.services;
    await removeBuild(fixture.db, store, shellBuild.hash);
    await serveBuild(fixture.db, store, fixture.shellFolder, shellBuild);
    expect([await stored(), await noted()]).toEqual([files, [{ hash: 'abcd' }]]);
  });

  it('is never put back from a folder that holds another build by now', async () => {
    const { store } = fixture.api.services;
    await removeBuild(fixture.db, store, shellBuild.hash);
    await writeFile(path.join(fixture.shellFolder, 'main.1.js'), 'the newer chunk');
    await expect(serveBuild(fixture.db, store, fixture.shellFolder, shellBuild)).rejects.toThrow(
      `main.1.js in ${fixture.shellFolder} is of another build than abcd`,
    );
    await rm(path.join(fixture.shellFolder, 'main.1.js'));
    await expect(serveBuild(fixture.db, store, fixture.shellFolder, shellBuild)).rejects.toThrow('main.1.js');
    expect(await stored()).not.toContain('shell/abcd/main.1.js');
  });
});

it('what is in the store and is no file of a build, such as the marker of a folder, is not taken for one [D5.2]', async () => {
  const fixture = await deliveryFixture();
  const { store } = fixture.api.services;
  store.list = async function* () {
    yield* ['shell/', 'shell/folder/', 'shell/no build/main.js', 'shell/found/main.js'];
  };
  await noteUnknown(fixture.db, store);
  expect(await fixture.db.selectFrom('shellBuilds').select('hash').orderBy('hash').execute()).toEqual([
    { hash: 'abcd' },
    { hash: 'found' },
  ]);
  await fixture.close();
});

describe('a process says again what it serves [D5.2]', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const minute = 60_000;

  it('every hour, until it stops', async () => {
    const say = jest.fn(() => Promise.resolve());
    const stop = keepServed(say, fail);
    await jest.advanceTimersByTimeAsync(59 * minute);
    expect(say).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2 * 60 * minute);
    expect(say).toHaveBeenCalledTimes(2);
    stop();
    await jest.advanceTimersByTimeAsync(5 * 60 * minute);
    expect(say).toHaveBeenCalledTimes(2);
  });

  it('within a minute after the machine slept, though its timers stopped', async () => {
    const say = jest.fn(() => Promise.resolve());
    const stop = keepServed(say, fail);
    jest.setSystemTime(Date.now() + 15 * 24 * 60 * minute);
    await jest.advanceTimersByTimeAsync(minute);
    expect(say).toHaveBeenCalledTimes(1);
    stop();
  });

  it('a minute later where the database was away', async () => {
    const away = new Error('away');
    const say = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(away);
    const failed = jest.fn();
    const stop = keepServed(say, failed);
    await jest.advanceTimersByTimeAsync(61 * minute);
    expect([say.mock.calls.length, failed.mock.calls]).toEqual([2, [[away]]]);
    stop();
  });
});

const fail = (error: unknown): never => {
  throw error;
};
