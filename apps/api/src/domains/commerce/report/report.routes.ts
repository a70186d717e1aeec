import type {
  couponReportCalls,
  salesReportCalls,
  signupReportCalls,
  subscriptionReportCalls,
} from '@lectern/contract/commerce';
import type { Handlers } from '../../../server/calls/frame';
import { readCouponReport } from './coupon-report';
import { readSales } from './sales-report';
import { readSalesRows } from './sales-rows';
import { readSignups } from './signup-report';
import { readSubscriptions } from './subscription-report';

export const salesReportHandlers: Handlers<typeof salesReportCalls> = {
  read: ({ db, request }) => readSales(db, request),
  rows: ({ db, request }) => readSalesRows(db, request),
};

export const signupReportHandlers: Handlers<typeof signupReportCalls> = {
  read: ({ db, request }) => readSignups(db, request),
};

export const couponReportHandlers: Handlers<typeof couponReportCalls> = {
  read: ({ db, request }) => readCouponReport(db, request),
};

export const subscriptionReportHandlers: Handlers<typeof subscriptionReportCalls> = {
  read: ({ db, request }) => readSubscriptions(db, request),
};
