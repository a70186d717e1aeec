import {
  amountText,
  readAmount,
  type paymentSettingCalls,
  type StoredPaymentSetting,
} from '@lectern/contract/commerce';
import type { RequestOf } from '@lectern/contract/call';

/** Digits of the rupee, in which the limit of refunds is written. */
export const rupee = { code: 'INR', symbol: '₹', exponent: 2 } as const;

/** The values of the form: places as chosen, the sum as typed. */
export interface SellerValues {
  readonly name: string;
  readonly address: string;
  readonly countryId: number | '';
  readonly stateId: number | '';
  readonly taxId: string;
  readonly email: string;
  readonly phone: string;
  readonly taxCode: string;
  readonly yearStarts: number;
  readonly taxOnTop: readonly string[];
  readonly refundApproval: string;
  readonly linkDays: number;
  readonly remindDays: readonly number[];
}

export const sellerValuesOf = ({
  seller,
  yearStarts,
  taxOnTop,
  refundApprovalMinor,
  renewals,
}: StoredPaymentSetting): SellerValues => ({
  ...seller,
  countryId: seller.countryId ?? '',
  stateId: seller.stateId ?? '',
  ...{ yearStarts, taxOnTop },
  refundApproval: refundApprovalMinor === null ? '' : amountText(refundApprovalMinor, rupee),
  linkDays: renewals.linkDays,
  remindDays: renewals.remindDays,
});

/** The request of the form. A sum that can't be read is no number: the contract refuses it. */
export const sellerWire = (values: SellerValues): Omit<RequestOf<typeof paymentSettingCalls.save>, 'version'> => {
  const { yearStarts, taxOnTop, refundApproval, linkDays, remindDays, countryId, stateId, ...texts } = values;
  const minor = refundApproval.trim() === '' ? null : readAmount(refundApproval, rupee.exponent);
  return {
    seller: {
      ...texts,
      countryId: countryId === '' ? Number.NaN : countryId,
      stateId: stateId === '' ? null : stateId,
    },
    yearStarts: Number(yearStarts),
    taxOnTop: [...taxOnTop],
    refundApprovalMinor: typeof minor === 'string' ? Number.NaN : minor,
    renewals: { linkDays: Number(linkDays), remindDays: [...remindDays] },
  };
};

/** The form's field of a property of the call. */
export const sellerField = (property: string): string =>
  property === 'refundApprovalMinor'
    ? 'refundApproval'
    : property.replace(/^(seller|renewals)\./, '').replace(/\[\d+\]$/, '');
