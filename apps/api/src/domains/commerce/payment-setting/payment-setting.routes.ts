import type { paymentSettingCalls } from '@lectern/contract/commerce';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldError, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import {
  findUnknownCurrency,
  readPaymentSetting,
  readSellerPlace,
  writePaymentSetting,
} from './payment-setting.queries';
import { sellerErrors } from './seller-errors';

/** The seller on invoices, and the rules of money. Papers that were issued keep their seller. */
export const paymentSettingHandlers: Handlers<typeof paymentSettingCalls> = {
  read: ({ db }) => readPaymentSetting(db),

  async save({ request: { version, seller: typed, renewals, ...rules }, db, actor, audit }) {
    const before = await readPaymentSetting(db, { isLocked: true });
    if (before.version !== version) throw stale(before);
    const seller = { ...typed, taxId: typed.taxId?.trim().toUpperCase() ?? '', stateId: typed.stateId ?? null };
    const errors = sellerErrors(seller, await readSellerPlace(db, seller));
    if (errors.length > 0) throw badRequest(errors);
    const unknown = await findUnknownCurrency(db, rules.taxOnTop);
    if (unknown) throw badRequest(fieldError('taxOnTop', 'known', `There is no currency ${unknown}`));
    const remindDays = [...new Set(renewals.remindDays)].sort((a, b) => a - b);
    await writePaymentSetting(
      db,
      { seller, ...rules, taxOnTop: [...new Set(rules.taxOnTop)], renewals: { ...renewals, remindDays } },
      actor.userId,
    );
    const after = await readPaymentSetting(db);
    audit({
      action: 'setting.payments',
      entity: 'settings',
      entityId: 0,
      changes: changesOf(before, after, ['seller', 'yearStarts', 'taxOnTop', 'refundApprovalMinor', 'renewals']),
    });
    return after;
  },
};
