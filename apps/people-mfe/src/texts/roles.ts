/** Roles: what is theirs alone; the rest is the kit's. */
export const noun = { one: 'role', many: 'roles' };
export const title = 'Roles';
export const whatItIs = 'A role says what the people who have it may see and do.';
export const search = 'Name or description';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const rights = 'Rights';
export const accounts = 'Accounts';
export const countOf = (count: number): string => (count > 10_000 ? '10,000+' : count.toLocaleString('en-GB'));

export const open = 'Open';
export const edit = 'Edit';
export const remove = 'Delete…';
export const isBuiltIn = 'A built-in role can’t be deleted';
export const isOwn = 'This is your own role';
export const notWhileImpersonating = 'Not available while impersonating';

export const newTitle = 'New role';
export const roleTitle = 'Role';
export const theRole = 'The role';
export const theRights = 'The form';
export const loading = 'Loading the role';
export const noneNamed = 'Role not found';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All roles';
export const isDeleted = 'This role is deleted';
export const canBeRestored = 'You can restore it in Recently deleted.';
export const deletedOnes = 'Recently deleted';

export const create = 'Add role';
export const save = 'Save';
export const back = 'Back';
export const created = 'Role added';
export const saved = 'Saved';
export const about = 'Name and purpose';
export const nameStays = 'A built-in role keeps its name.';
export const salesTeam = 'Sales team';
export const salesTeamHelp = 'People with this role can be chosen as the owner of a student.';
export const readOnly = (reason: string): string => `You can only read this role: ${reason}`;
export const people = 'People with this role';
export const nobody = 'Nobody has this role.';
export const allPeople = (count: string): string => `All ${count} accounts`;
export const rightsGiven = 'Rights given';
export const rightsTaken = 'Rights taken';
