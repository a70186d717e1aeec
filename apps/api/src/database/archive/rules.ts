import type { PoolClient } from 'pg';

const keysSql = `
  select conrelid::regclass::text as tab, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`;
const tablesSql = `
  select distinct tgrelid::regclass::text as tab from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and not c.relispartition and c.relnamespace = current_schema()::regnamespace`;

/**
 * Takes foreign keys and triggers away, so that tables can be loaded in any order and rows stay as they were. Gives a function that puts them
 * back: every key is checked again. Needs no more than to own the tables; belongs in a transaction.
 */
export const withoutRules = async (client: PoolClient): Promise<() => Promise<void>> => {
  const keys = (await client.query<{ tab: string; name: string; definition: string }>(keysSql)).rows;
  const tables = (await client.query<{ tab: string }>(tablesSql)).rows;
  for (const { tab } of tables) await client.query(`alter table ${tab} disable trigger user`);
  for (const { tab, name } of keys) await client.query(`alter table ${tab} drop constraint ${name}`);
  return async () => {
    for (const { tab, name, definition } of keys)
      await client.query(`alter table ${tab} add constraint ${name} ${definition}`);
    for (const { tab } of tables) await client.query(`alter table ${tab} enable trigger user`);
  };
};
