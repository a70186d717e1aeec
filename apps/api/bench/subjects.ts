import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { authCalls } from '@lectern/contract/platform';
import type { Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { demoUsers } from '../src/seed/demo-users';
import { freePort } from '../src/database/embedded/server-probe';
import { TestClient } from '../src/testing/client';
import { startDatabase } from './database';
import type { Target } from './load';
import { startBare, startOurs } from './processes';
import { record, type Probe } from './record';

/** Both servers on one database. */
export interface Subjects {
  /** The console with a person who has just signed in: an access token lives 10 minutes, shorter than the run. */
  ours(): Promise<Target>;
  bare(): Promise<Target>;
  /** A client of the console at which the admin, or the super admin (0), has just signed in. */
  client(place?: 0 | 1): Promise<TestClient>;
  /** Of the database. */
  readonly url: string;
  /** The console's process; its worker is a child of it. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Signs the admin in, or the super admin, the first one. */
const signIn = async (origin: string, place: 0 | 1 = 1): Promise<TestClient> => {
  const { email, password } = demoUsers[place];
  const client = new TestClient(origin);
  const { status, body } = await client.send(authCalls.signIn, { email, password, remember: false });
  if (status !== 200 || !body.success) throw new Error(`the sign-in was answered ${status}`);
  client.sessionId = body.result.session.id;
  return client;
};
/** The headers of a console's request. */
export const signedIn = async (origin: string): Promise<Target> => ({
  origin,
  headers: (await signIn(origin)).headers(),
});

/** Starts database, console and bare server for these questions, on the rows of this seed. Whatever was started is stopped again when a later step fails. */
export const startSubjects = async (
  probes: readonly Probe[],
  seed: (db: Kysely<DB>) => Promise<void>,
): Promise<Subjects> => {
  const started: { stop(): Promise<void> }[] = [];
  const keep = <T extends { stop(): Promise<void> }>(one: T): T => (started.unshift(one), one);
  const stop = async (): Promise<void> => {
    for (const each of started) await each.stop();
  };
  try {
    const { url, folder } = keep(await startDatabase(seed));
    const recording = path.join(folder, 'recording.json');
    await writeFile(recording, JSON.stringify(await record(url, probes)));
    const ours = keep(await startOurs(url, path.join(folder, 'data'), await freePort()));
    const bare = keep(await startBare(url, recording, await freePort()));
    // The same headers for both: they are to be read by either server, believed or not.
    return {
      ours: () => signedIn(ours.origin),
      bare: async () => ({ origin: bare.origin, headers: (await signedIn(ours.origin)).headers }),
      client: (place) => signIn(ours.origin, place),
      url,
      pid: ours.pid,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
