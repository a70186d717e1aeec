import { rightNames } from '@lectern/contract';
import type { roleCalls } from '@lectern/contract/people';
import type { UserStatus } from '@lectern/contract/platform';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { registryFor } from '../../platform/remotes/registry';
import { deleteRole } from './role.delete';
import { listRoles } from './role.resource';
import { roles } from './role.table';
import { createRole, restoreRole, updateRole } from './role.write';

const everyRight = new Set(rightNames);

export const roleHandlers = ({
  developmentRows,
  shellHash,
}: Pick<Services, 'developmentRows' | 'shellHash'>): Handlers<typeof roleCalls> => ({
  list: listRoles,
  create: createRole,
  update: updateRole,
  delete: deleteRole,
  restore: restoreRole,

  detail: async ({ request: { id }, db }) => {
    const users = await db
      .selectFrom('users')
      .select(['id', 'fullName', 'status'])
      .where('roleId', '=', id)
      .where('deletedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(10)
      .execute();
    return {
      role: await roles.read(db, id),
      users: users.map((user) => ({ id: user.id, name: user.fullName ?? '', status: user.status as UserStatus })),
    };
  },

  menu: async ({ db, actor }) => {
    const { remotes } = await registryFor(db, { ...actor, rights: everyRight }, shellHash(), await developmentRows?.());
    return {
      items: remotes.flatMap(({ name, declared }) =>
        declared.menu.map(({ title, icon, to, section, group, order, access }) => ({
          remote: name,
          title,
          icon,
          to,
          section,
          order,
          access,
          ...(group !== undefined && { group }),
        })),
      ),
    };
  },
});
