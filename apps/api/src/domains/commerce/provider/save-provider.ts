import type { PaymentProvider, paymentProviderCalls } from '@lectern/contract/commerce';
import {
  activationBlocker,
  deactivationBlocker,
  defaultBlocker,
  endedSandbox,
  providerNames,
} from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError, stale } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { readProvider, readProviders } from './provider.queries';

type SaveWork = Work<typeof paymentProviderCalls.save>;

const refuseUnknown = (currencies: readonly string[] | undefined, { offered }: PaymentProvider): void => {
  const unknown = currencies?.find((code) => !offered.some(({ currency }) => currency === code));
  if (unknown) throw badRequest(fieldError('currencies', 'offered', `${unknown} is not taken`));
};

const refuse = (blocker: string | undefined): void => {
  if (blocker) throw conflict(blocker);
};

/** Clears the default of another provider first: only one row may have it. */
const clearDefault = (db: Kysely<DB>, id: number) =>
  sql`update payment_providers set is_default = false where is_default and id <> ${id}`.execute(db);

/** Switches a provider, its default and its currencies, and ends the sandbox when a live account begins. Rows are locked in their order. */
export const saveProvider = async (
  { request, db, actor, audit }: SaveWork,
  publicUrl: string,
): Promise<PaymentProvider> => {
  await sql`select 1 from payment_providers order by id for update`.execute(db);
  const before = await readProvider(db, publicUrl, request.id);
  if (before.version !== request.version) throw stale(before);
  refuseUnknown(request.currencies, before);
  const others = (await readProviders(db, publicUrl)).filter(({ id }) => id !== before.id);
  const active = request.active ?? before.active;
  if (active && !before.active) refuse(activationBlocker(before, others));
  if (!active && before.active) refuse(deactivationBlocker(before));
  const ended = active && !before.active ? endedSandbox(before, others) : undefined;
  const isDefault = request.isDefault ?? (before.isDefault || ended?.isDefault === true);
  if (isDefault && !before.isDefault) refuse(defaultBlocker({ ...before, active }));
  if (!isDefault && before.isDefault) refuse('Make another provider the default instead');
  if (isDefault) await clearDefault(db, before.id);
  if (ended) {
    await sql`update payment_providers set active = false, is_default = false, updated_by = ${actor.userId} where id = ${ended.id}`.execute(
      db,
    );
    audit({
      action: 'paymentProvider.update',
      entity: 'payment_providers',
      entityId: ended.id,
      label: providerNames.sandbox,
      changes: { active: [true, false] },
    });
  }
  await sql`
    update payment_providers set active = ${active}, is_default = ${isDefault}, currencies = ${request.currencies ?? before.currencies}::char(3)[], updated_by = ${actor.userId}
    where id = ${before.id}`.execute(db);
  const after = await readProvider(db, publicUrl, before.id);
  audit({
    action: 'paymentProvider.update',
    entity: 'payment_providers',
    entityId: before.id,
    label: providerNames[before.code],
    changes: changesOf(before, after, ['active', 'isDefault', 'currencies']),
  });
  return after;
};
