import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldConflict } from '../../../server/calls/errors';

/** Spellings as they are stored: trimmed, each once whatever its case. */
export const distinctAliases = (aliases: readonly string[]): string[] => [
  ...new Map(aliases.map((alias) => [alias.trim().toLowerCase(), alias.trim()])).values(),
];

const ownerOf = (db: Kysely<DB>, aliases: readonly string[], skillId: number) =>
  db
    .selectFrom('skillAliases as a')
    .innerJoin('skills as s', 's.id', 'a.skillId')
    .select([sql<string>`a.alias::text`.as('alias'), 's.name', 's.deletedAt'])
    .where(sql<boolean>`a.alias = any(${[...aliases]}::citext[])`)
    .where('a.skillId', '<>', skillId)
    .orderBy('a.alias')
    .limit(1)
    .executeTakeFirst();

/** Gives a locked skill these spellings and no others but those that came by merges. @throws 409 on the field when one belongs to another skill, deleted ones included */
export const setAliases = async (db: Kysely<DB>, skillId: number, aliases: readonly string[]): Promise<void> => {
  await sql`delete from skill_aliases where skill_id = ${skillId} and source <> 'merge' and not (alias::text = any(${[...aliases]}::text[]))`.execute(
    db,
  );
  if (aliases.length === 0) return;
  // In one order, so that two requests with the same spellings cannot wait for each other.
  await db
    .insertInto('skillAliases')
    .values([...aliases].sort().map((alias) => ({ skillId, alias })))
    .onConflict((on) => on.doNothing())
    .execute();
  const other = await ownerOf(db, aliases, skillId);
  if (other)
    throw fieldConflict(
      'aliases',
      `“${other.alias}” is another spelling of ${other.name}${other.deletedAt === null ? '' : ', which is in Recently deleted'}`,
    );
};
