import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import argon2 from 'argon2';
import { authCalls, type SessionDocument } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { readMigrations } from '../database/migrate';
import { testDatabase } from '../database/testing';
import { folderStore } from '../storage/folder';
import { readHead } from '../domains/platform/import/sheet/read-head';
import { publicRoutes } from '../domains/commerce/public';
import { registeredCalls } from '../domains/handlers';
import { liveTalks } from '../domains/people/message/talks';
import { listedTables } from '../domains/record-kinds';
import { paperFontsIn } from '../server/documents/paper-fonts';
import { makeSizes } from '../server/files/image-sizes';
import type { WorkerServices } from '../server/jobs/job';
import { folderMailer } from '../server/mail/folder-mailer';
import { buildServer, type ServerOptions } from '../server/server';
import type { Services } from '../server/services';
import { TestClient } from './client';
import { testRoots } from './roots';
import { testTools } from './tools';

export { TestClient } from './client';

/** The password of every person that `testApi` makes. */
export const testPassword = 'Correct1@horse';
let passwordHash: Promise<string> | undefined;
/** As cheap as argon2 can be: hundreds of tests sign in, and what a password costs in earnest is tested with the passwords. */
const cheapHash = (): Promise<string> => argon2.hash(testPassword, { memoryCost: 1024, timeCost: 2, parallelism: 1 });

export type TestApi = Awaited<ReturnType<typeof testApi>>;

interface Options extends Omit<ServerOptions, 'services' | 'calls' | 'lists' | 'talks' | 'pool'> {
  readonly seed?: NonNullable<Parameters<typeof testDatabase>[0]>['seed'];
  readonly services?: Partial<Services & Pick<WorkerServices, 'mailer'>>;
}

/** The real API on a real socket, on a database of its own. */
export const testApi = async ({ seed = 'base', services: given, ...options }: Options = {}) => {
  const database = await testDatabase({ seed });
  const objects = await mkdtemp(path.join(tmpdir(), 'lectern-test-objects-'));
  const services: Services & Pick<WorkerServices, 'mailer'> = {
    db: database.db,
    lists: database.lists,
    migrations: await readMigrations(testRoots.migrations),
    ...testTools,
    otherOrigins: [],
    cookiePort: undefined,
    now: () => new Date(),
    shellHash: () => 'testshell',
    store: folderStore(objects),
    fonts: testRoots.fonts,
    paperFonts: paperFontsIn(testRoots.paperFonts),
    uploads: {
      readHead,
      makeSizes: (bytes, type, _userId, wanted) => makeSizes(bytes, type, wanted),
      stop: () => undefined,
    },
    mail: { isSent: false, showsLinks: true },
    mailer: folderMailer(path.join(objects, 'outbox'), 'Lectern <no-reply@localhost>'),
    host: () => ({ version: '1.0.0', given: { modules: {}, containers: ['webpack-federation 2.9', 'plain'] } }),
    ...given,
  };
  const app = await buildServer({
    services,
    calls: registeredCalls(services),
    lists: listedTables,
    talks: liveTalks,
    pool: database.pool,
    logLevel: 'silent',
    publicRoutes,
    ...options,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let people = 0;

  /** A new active person of this role who can sign in. */
  const person = async (roleId: number): Promise<{ id: number; email: string }> => {
    people += 1;
    passwordHash ??= cheapHash();
    const email = `role${roleId}.person${people}@test.example.com`;
    const { rows } = await sql<{ id: number }>`
      insert into users (role_id, status, first_name, last_name, email, slug, password_hash)
      values (${roleId}, 'active', 'Test', ${`Person ${people}`}, ${email}, ${`test-role-${roleId}-${people}`}, ${await passwordHash}) returning id`.execute(
      database.db,
    );
    return { id: rows[0]?.id ?? 0, email };
  };

  /** Signs an account in on a new client, or on the one given. @throws when the API refuses */
  const signInAs = async (email: string, client = new TestClient(origin)): Promise<TestClient & { userId: number }> => {
    const { status, body } = await client.send(authCalls.signIn, { email, password: testPassword, remember: false });
    if (status !== 200 || !body.success) throw new Error(`sign-in of ${email}: ${status} ${JSON.stringify(body)}`);
    const document: SessionDocument = body.result;
    client.sessionId = document.session.id;
    return Object.assign(client, { userId: document.user.id });
  };

  return {
    app,
    origin,
    database,
    services,
    person,
    signInAs,
    /** A client with nobody signed in. */
    stranger: () => new TestClient(origin),
    /** A client at which a new person of this role has signed in. */
    signIn: async (roleId: number) => signInAs((await person(roleId)).email),
    close: async () => {
      await app.close();
      await database.close();
      await rm(objects, { recursive: true, force: true });
    },
  };
};
