import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { jobRow } from '../platform/job';
import { reason } from '../platform/reason';
import { choiceField, keysOf } from '../records';
import { listRequest, pageOf, type ListFields } from '../wire';
import { buyerFields } from './buyer';
import { couponCodeField, currencyField, saleItemKinds } from './sale-item';

/** The most codes of one job, and of one coupon. */
export const maxCodesAtOnce = 100_000;
export const maxCodes = 1_000_000;
/** The most codes that are voided by their ids in one call. More are voided by the job that made them. */
export const maxVoidedAtOnce = 500;

/** The states of a single-use code. */
export const couponCodeStates = { unused: 'Unused', reserved: 'Reserved', used: 'Used', void: 'Void' } as const;

/** Fields that a coupon's codes are sorted and filtered by. */
export const couponCodeListFields = {
  state: { type: 'choice', choices: keysOf(couponCodeStates), filter: true },
  jobId: { type: 'id', filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A single-use code. */
export const couponCodeOne = object({
  id: id(),
  code: string().required(),
  state: choiceField('State', couponCodeStates).required(),
  person: string().nullable().defined(),
  jobId: number().nullable().defined(),
  createdAt: string().required(),
});
export type CouponCodeOne = InferType<typeof couponCodeOne>;

const needed = (field: string): string => say(messages.required, { field });
const invalid = (field: string): string => say(messages.invalid, { field });

/** Typed values of new codes. */
export const codesFields = {
  prefix: string()
    .label('Prefix')
    .typeError(invalid('Prefix'))
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .matches(/^[A-Z0-9]{2,8}$/, { message: invalid('Prefix'), excludeEmptyString: true })
    .required(needed('Prefix')),
  count: wholeNumber('Number of codes', 1, maxCodesAtOnce).required(needed('Number of codes')),
};

/** The calls of single-use codes. */
export const codesOfCoupons = {
  /** A job makes the codes; its file has them. Those of a campaign are made by themselves, and no file has them. */
  makeCodes: call({
    method: 'POST',
    path: 'admin/coupon/codes',
    access: ['couponEdit', 'marketingCouponEdit'],
    idempotent: true,
    request: object({ id: id(), ...codesFields }),
    response: object({ job: jobRow }),
  }),
  codes: call({
    method: 'GET',
    path: 'admin/coupon/codes',
    access: ['settings', 'reportList'],
    request: listRequest(couponCodeListFields).shape({ id: id() }),
    response: pageOf(couponCodeOne),
  }),
  /** Counts of codes by state. */
  codeCounts: call({
    method: 'GET',
    path: 'admin/coupon/code-counts',
    access: ['settings', 'reportList'],
    request: object({ id: id() }),
    response: object({
      unused: number().required(),
      reserved: number().required(),
      used: number().required(),
      void: number().required(),
    }),
  }),
  /** Voids chosen codes or those of a job. A code of an open or paid order stays. Codes of a campaign are made again; those of winners are voided by `campaignCalls`. */
  voidCodes: call({
    method: 'PUT',
    path: 'admin/coupon/void-codes',
    access: ['couponEdit', 'marketingCouponEdit'],
    request: object({
      id: id(),
      codeIds: array().label('Codes').of(id('Codes')).min(1, needed('Codes')).max(maxVoidedAtOnce, invalid('Codes')),
      jobId: id('Job').optional(),
      reason: reason(),
    }),
    response: object({
      voided: number().required(),
      reserved: number().required(),
      used: number().required(),
      already: number().required(),
    }),
  }),
  /** The discount of a code for a buyer and an item, or the reason against it in words. Nothing is reserved. */
  check: call({
    method: 'GET',
    path: 'admin/coupon/check',
    access: ['paymentLinkGeneration'],
    request: object({
      code: couponCodeField().required(needed('Coupon')),
      itemKind: choiceField('Item', saleItemKinds).required(needed('Item')),
      itemId: id('Item'),
      currency: currencyField(),
      ...buyerFields,
    }),
    response: object({
      fits: boolean().required(),
      discountMinor: number().nullable().defined(),
      reason: string().nullable().defined(),
    }),
  }),
} as const;
