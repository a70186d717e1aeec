import type { Page } from 'playwright-core';
import { couponCalls } from '@lectern/contract/commerce';
import { callAs } from '../faqs/setup';

const day = 86_400_000;
export const dayIn = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);
export const year = new Date().getFullYear() + 1;
let number = 0;

/** A coupon of its own for a test, past the screens. */
export const newCoupon = async (page: Page, values: object = {}) => {
  number += 1;
  const { coupon } = await callAs(page, couponCalls.create, {
    code: `E2E${process.pid}N${number}`,
    name: `Of test ${process.pid} ${number}`,
    discountKind: 'percent',
    percentBp: 1000,
    amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }],
    startsAt: new Date(Date.now() - day).toISOString(),
    endsAt: new Date(Date.now() + 30 * day).toISOString(),
    perUserLimit: 1,
    totalLimit: 10,
    appliesTo: 'all',
    audience: 'everyone',
    targets: [],
    userIds: [],
    ...values,
  });
  return coupon;
};
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
