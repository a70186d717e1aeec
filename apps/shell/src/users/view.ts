import { userAudiences, userStatuses, type RoleCount, type UserRow } from '@lectern/contract/platform/users';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const countText = ({ count, more }: RoleCount): string => `${count.toLocaleString('en-GB')}${more ? '+' : ''}`;

/** What the list is filtered by, in words; a role with how many accounts it has. */
export const filterables = (roles: readonly RoleCount[]) => [
  { name: 'roleId', label: 'Role', options: roles.map((role) => ({ value: role.id, label: `${role.name} (${countText(role)})` })) },
  { name: 'status', label: 'Status', options: userStatuses.map((status) => ({ value: status, label: capital(status) })) },
  { name: 'audience', label: 'Kind', options: userAudiences.map((audience) => ({ value: audience, label: capital(audience) })) },
];

/** An account in words; one without a name by its address or number. */
export const nameOfUser = ({ name, email, mobile, id }: UserRow): string => name || email || mobile || `Account ${id}`;
