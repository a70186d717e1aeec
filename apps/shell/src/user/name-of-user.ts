import type { UserRow } from '@lectern/contract/platform/user';
import * as texts from '../texts/users';

/** An account in words; one without a name by its address or number. */
export const nameOfUser = ({ name, email, mobile, id }: UserRow): string =>
  name || email || mobile || texts.account(id);
