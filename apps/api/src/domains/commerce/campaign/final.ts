import { conflict } from '../../../server/calls/errors';
import { hasCode } from '../../../server/calls/postgres-errors';

/** Runs what the triggers of campaigns may refuse. @throws 409 after the declaration, and outside the window of entries */
export const unlessFinal = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'CM002')) throw conflict('The result is declared');
    if (hasCode(error, 'CM005')) throw conflict('Entries are closed');
    throw error;
  }
};
