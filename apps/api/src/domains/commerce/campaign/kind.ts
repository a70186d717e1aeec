import { messages, say, type FieldError, type RequestOf } from '@lectern/contract';
import { couponWriteRight, type Coupon, type couponCalls } from '@lectern/contract/commerce';
import { fieldError } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';

/** @throws 403 without the right to write coupons of this kind */
export const requireKindRight = ({ kind = 'standard' }: Partial<Pick<Coupon, 'kind'>>, actor: Actor): void =>
  refuseWithoutRight([couponWriteRight[kind]], actor);

type Written = Pick<RequestOf<typeof couponCalls.create>, 'kind' | 'code' | 'campaign' | 'status'>;

/** Faults of a new coupon's kind: a marketing one has a campaign and no code of its own. */
export const kindErrors = ({ kind = 'standard', code, campaign, status = 'draft' }: Written): FieldError[] =>
  kind === 'standard'
    ? campaign
      ? [fieldError('campaign', 'kind', 'Only marketing coupons have a campaign')]
      : []
    : [
        ...(code ? [fieldError('code', 'kind', 'The codes of a campaign are made by themselves')] : []),
        ...(campaign ? [] : [fieldError('campaign', 'required', say(messages.required, { field: 'Campaign' }))]),
        ...(status === 'active' ? [fieldError('status', 'codes', 'Activate it once its codes are made')] : []),
      ];
