import type { subAdminCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { createSubAdmin, deleteSubAdmin, restoreSubAdmin, updateSubAdmin } from './sub-admin.write';
import { listSubAdmins } from './sub-admin.resource';
import { subAdmins } from './sub-admin.table';

export const subAdminHandlers = (services: Pick<Services, 'keys' | 'publicUrl'>): Handlers<typeof subAdminCalls> => ({
  list: listSubAdmins,
  detail: async ({ request: { id }, db }) => ({ subAdmin: await subAdmins.read(db, id) }),
  create: createSubAdmin(services),
  update: updateSubAdmin,
  delete: deleteSubAdmin,
  restore: restoreSubAdmin,

  roles: async ({ db, actor }) => {
    const { rows } = await sql<{ id: number; name: string; grantable: boolean }>`
      select r.id, r.name, not exists (select right_name from role_rights where role_id = r.id except select right_name from role_rights where role_id = ${actor.roleId}) as grantable
      from roles r where r.audience = 'staff' and r.deleted_at is null order by r.name, r.id`.execute(db);
    return { items: rows };
  },
});
