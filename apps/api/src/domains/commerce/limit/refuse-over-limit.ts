import { planLimits, type LimitName, type PlanKind } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import { limitOf } from './limit-use.queries';

const labelOf = (kind: PlanKind, name: LimitName): string =>
  (planLimits[kind] as Partial<Record<LimitName, string>>)[name]!.toLowerCase();

/** Lets a person with a running plan have one more of a thing. @throws 409 where its limit is reached */
export const refuseOverLimit = async (db: Kysely<DB>, kind: PlanKind, id: number, name: LimitName): Promise<void> => {
  const limit = await limitOf(db, { kind, id }, name);
  if (limit && limit.used >= limit.most)
    throw conflict(`The plan ${limit.plan} allows no more ${labelOf(kind, name)}: ${limit.used} of ${limit.most} used`);
};
