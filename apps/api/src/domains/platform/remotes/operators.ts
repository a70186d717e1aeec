import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Gives everybody who manages remotes one notification for each `key`. It leads to the remotes overview. */
export const notifyOperators = (db: Kysely<DB>, title: string, body: string, key: string): Promise<unknown> =>
  sql`
    insert into notifications (user_id, kind, title, body, link, dedupe_key)
    select u.id, 'notice', ${title}, ${body}, '/setting/remotes', ${key} from users u join role_rights g on g.role_id = u.role_id
    where g.right_name = 'remoteManage' and u.status = 'active' and u.deleted_at is null
    on conflict do nothing`.execute(db);
