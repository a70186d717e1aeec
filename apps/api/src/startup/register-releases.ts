import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lectern/remote-kit';
import { keyIdOf, newSigningKey, sign, type SigningKey } from '@lectern/remote-kit/signature';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { writeAudit } from '../server/calls/audit';
import type { ObjectStore } from '../storage/store';
import { tokenHash } from '../server/auth/deploy-key';
import type { Host } from '../server/services';
import { blobPath } from '../server/delivery/paths';
import { publish } from '../domains/platform/remotes/publish';
import { promote } from '../domains/platform/remotes/switch';
import { secret } from './secrets';

/** The reason that start notes when it makes a release live; a switch with another reason was a team's. */
const byStart = 'registered at start';

interface Options {
  readonly db: Kysely<DB>;
  readonly store: ObjectStore;
  readonly host: Host;
  readonly dataFolder: string;
  /** The folders of the built remotes. */
  readonly builds: readonly string[];
}

const nobody = { actorId: null, requestId: 'start', ip: '127.0.0.1', deviceId: null };

/**
 * The remote's row, and keys of the data folder trusted for it: what `npm run remotes` on this machine signs and deploys with. None where a person has
 * unregistered the remote or revoked the key: a start undoes neither.
 */
const ensureRemote = async ({ db, dataFolder }: Options, { declared }: Release): Promise<SigningKey | undefined> => {
  const { name, title, team, basePaths } = declared;
  const key = JSON.parse(
    await secret(dataFolder, `${name}.signing.json`, async () => JSON.stringify(await newSigningKey())),
  ) as SigningKey;
  const gone = await db
    .selectFrom('remotes')
    .select('id')
    .where('name', '=', name)
    .where('unregisteredAt', 'is not', null)
    .executeTakeFirst();
  if (gone) return undefined;
  const token = await secret(dataFolder, `${name}.deploy`, () => randomBytes(32).toString('base64url'));
  const remote = await db
    .insertInto('remotes')
    .values({ name, title, ownerTeam: team, basePaths: [...basePaths] })
    .onConflict((conflicting) =>
      conflicting.column('name').doUpdateSet({ title, ownerTeam: team, basePaths: [...basePaths] }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [
    {
      remoteId: remote.id,
      kind: 'signing',
      label: 'this machine',
      keyId: await keyIdOf(key.publicKey),
      publicKey: key.publicKey,
    },
    {
      remoteId: remote.id,
      kind: 'deploy',
      label: 'this machine',
      keyId: tokenHash(token).toString('base64url'),
      tokenHash: tokenHash(token),
    },
  ];
  for (const row of rows)
    await db
      .insertInto('remoteKeys')
      .values(row)
      .onConflict((conflicting) => conflicting.column('keyId').doNothing())
      .execute();
  const trusted = await db
    .selectFrom('remoteKeys')
    .select('id')
    .where('keyId', '=', await keyIdOf(key.publicKey))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return trusted && key;
};

/** True when nothing is live, or what is live was made so by an earlier start: a team's switch is never undone. */
const mayMakeLive = async (db: Kysely<DB>, name: string): Promise<boolean> => {
  const live = await db
    .selectFrom('remoteChannels as c')
    .innerJoin('remotes as r', 'r.id', 'c.remoteId')
    .select('c.reason')
    .where('r.name', '=', name)
    .where('c.channel', '=', 'live')
    .where('c.releaseId', 'is not', null)
    .executeTakeFirst();
  return !live || live.reason === byStart;
};

const liveVersion = async (db: Kysely<DB>, name: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('remoteChannels as c')
      .innerJoin('remotes as r', 'r.id', 'c.remoteId')
      .innerJoin('remoteReleases as l', 'l.id', 'c.releaseId')
      .select('l.semver')
      .where('r.name', '=', name)
      .where('c.channel', '=', 'live')
      .executeTakeFirst()
  )?.semver;

const register = async (options: Options, folder: string): Promise<void> => {
  const { db, store, host } = options;
  const text = await readFile(path.join(folder, 'release.json'), 'utf8');
  const release = JSON.parse(text) as Release;
  const { name } = release.declared;
  const key = await ensureRemote(options, release);
  if (!key) return;
  const signature = await sign(text, key.privateKey);
  await db.transaction().execute(async (transaction) => {
    const ours = await mayMakeLive(transaction, name);
    const signed = { release: text, signature, keepNext: !ours };
    const published = await publish(transaction, { host, store }, signed, {});
    if (!published.already) {
      for (const [file, { integrity }] of Object.entries(release.files))
        if (published.missing.includes(integrity))
          await store.write(blobPath(integrity), await readFile(path.join(folder, file)));
      if (published.missing.length > 0) await publish(transaction, { host, store }, signed, {});
      await writeAudit(transaction, nobody, [
        { action: 'remote.publish', entity: 'remotes', entityId: name, label: `${name}@${release.version}` },
      ]);
    }
    const before = await liveVersion(transaction, name);
    if (before === release.version || !ours) return;
    await promote(transaction, { host, store }, { name, version: release.version, reason: byStart }, {});
    await writeAudit(transaction, nobody, [
      {
        action: 'remote.promote',
        entity: 'remotes',
        entityId: name,
        label: name,
        changes: { live: [before ?? null, release.version] },
      },
    ]);
  });
};

/** Publishes the built remotes of this checkout that are no release yet. It never rewrites a release and never undoes a team's switch. */
export const registerBuiltReleases = async (options: Options): Promise<void> => {
  for (const folder of options.builds) await register(options, folder);
};
