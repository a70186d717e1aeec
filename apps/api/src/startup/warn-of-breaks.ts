import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { contractReasons, goneSlots } from '../domains/platform/remotes/contract-gate';
import { readPlaced } from '../domains/platform/remotes/contract.queries';

/** Names each release that people have, or get next, and that this API breaks: an unchecked deployment (`check-contract`) is reported at once. */
export const warnOfBreaks = async (db: Kysely<DB>, warn: (text: string) => void): Promise<void> => {
  for (const { name, version, place, contract, slots } of await readPlaced(db)) {
    const reasons = [...contractReasons(contract), ...goneSlots(slots)];
    if (reasons.length > 0) warn(`${name}@${version} (${place}) was compiled for another API: ${reasons.join('; ')}.`);
  }
};
