import { trainingAdNeeds, type TrainingAdNeed } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';

/** @throws 409 with what a published ad would lack; the ad is locked */
export const refuseUnpublishable = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { rows } = await sql<{ missing: TrainingAdNeed[] }>`select training_ad_missing(${id}) as missing`.execute(db);
  const missing = rows[0]?.missing ?? [];
  if (missing.length > 0)
    throw conflict(`A published ad needs ${missing.map((need) => trainingAdNeeds[need]).join(', ')}`, {
      result: { missing },
    });
};
