import type { UserRow } from '@lectern/contract/platform/users';

/** An account in words; one without a name by its address or number. */
export const nameOfUser = ({ name, email, mobile, id }: UserRow): string => name || email || mobile || `Account ${id}`;
