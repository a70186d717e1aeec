import type { Failure } from '@lectern/contract/wire';
import { sortErrors } from '../form/api-error';
import * as texts from '../texts/records';

/** Why a record could not be restored: a field clashes with another record by now, or what the API says. */
export const restoreReason = ({ error, message }: Pick<Failure, 'error' | 'message'>): string => {
  const clash = Array.isArray(error) ? sortErrors(error, [], (property) => property).rest : undefined;
  return clash ? texts.clashesNow(clash) : texts.notRestored(message);
};
