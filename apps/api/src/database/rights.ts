import { rightNames, rights, type Right, type RightRow } from '@lectern/contract';
import type { ClientBase } from 'pg';
import { defaultGrants } from './default-grants';

/** Gives every right of the contract its row; one that is new is granted to its default roles, whose consoles then reload their rights. */
export const syncRights = async (client: ClientBase): Promise<void> => {
  const known = new Set((await client.query<{ name: string }>('select name from rights')).rows.map((row) => row.name));
  const fresh = rightNames.filter((name) => !known.has(name));
  for (const [order, name] of rightNames.entries()) {
    const { domain, kind, label }: RightRow = rights[name];
    await client.query(
      `insert into rights (name, domain, kind, label, sort_order) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set domain = excluded.domain, kind = excluded.kind, label = excluded.label, sort_order = excluded.sort_order
       where (rights.domain, rights.kind, rights.label, rights.sort_order) is distinct from (excluded.domain, excluded.kind, excluded.label, excluded.sort_order)`,
      [name, domain, kind, label, order],
    );
  }
  // Second pass: a right may need one that comes later in the table.
  for (const name of rightNames) {
    const { needs }: RightRow = rights[name];
    if (needs)
      await client.query('update rights set needs = $2 where name = $1 and needs is distinct from $2', [name, needs]);
  }
  await grant(client, fresh);
};

const grant = async (client: ClientBase, fresh: readonly Right[]): Promise<void> => {
  const pairs = fresh.flatMap((right) => defaultGrants(right).map((role) => ({ role, right })));
  if (pairs.length === 0) return;
  const roles = pairs.map((pair) => pair.role);
  await client.query(
    'insert into role_rights (role_id, right_name) select * from unnest($1::bigint[], $2::text[]) on conflict do nothing',
    [roles, pairs.map((pair) => pair.right)],
  );
  await client.query('update roles set rights_epoch = rights_epoch + 1 where id = any($1::bigint[])', [
    [...new Set(roles)],
  ]);
};
