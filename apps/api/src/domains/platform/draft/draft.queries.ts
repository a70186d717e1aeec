import type { Draft, DraftBody } from '@lectern/contract/platform/draft';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Which form, and of which record. */
export interface DraftPlace {
  readonly form: string;
  readonly entityId: number;
}

/** So many forms are kept for one person: the oldest gives way. */
export const maxDrafts = 100;

export const readDraft = async (
  db: Kysely<DB>,
  userId: number,
  { form, entityId }: DraftPlace,
): Promise<Draft | null> => {
  const { rows } =
    await sql<Draft>`select base_version, body, updated_at from drafts where user_id = ${userId} and form = ${form} and entity_id = ${entityId}`.execute(
      db,
    );
  return rows[0] ?? null;
};

/** The last write wins; answers its time. */
export const keepDraft = async (
  db: Kysely<DB>,
  userId: number,
  { form, entityId, baseVersion, body }: DraftPlace & { readonly baseVersion: number; readonly body: DraftBody },
): Promise<string> => {
  const { rows } = await sql<{ updatedAt: string }>`
    insert into drafts (user_id, form, entity_id, base_version, body) values (${userId}, ${form}, ${entityId}, ${baseVersion}, ${JSON.stringify(body)}::jsonb)
    on conflict (user_id, form, entity_id) do update set base_version = excluded.base_version, body = excluded.body, updated_at = now() returning updated_at`.execute(
    db,
  );
  await sql`
    delete from drafts where user_id = ${userId} and id in (select id from drafts where user_id = ${userId} order by updated_at desc, id desc offset ${maxDrafts})`.execute(
    db,
  );
  return rows[0]?.updatedAt ?? '';
};

export const dropDraft = async (db: Kysely<DB>, userId: number, { form, entityId }: DraftPlace): Promise<void> => {
  await sql`delete from drafts where user_id = ${userId} and form = ${form} and entity_id = ${entityId}`.execute(db);
};
