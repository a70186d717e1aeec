import { ok, type RightsTable } from './columns';

export const commerceRights: RightsTable = {
  //                                     nobody 1   2   3    4    13   14   15   100  101  acting
  'GET admin/coupon/list': [401, ok, ok, ok, 403, 403, 403, 403, ok, ok, ok],
  'GET admin/coupon/list?deleted=only': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/coupon/figures': [401, ok, ok, ok, 403, 403, 403, 403, ok, ok, ok],
  'GET admin/coupon': [401, ok, ok, ok, 403, 403, 403, 403, ok, ok, ok],
  'POST admin/coupon/create': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/coupon/update': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/coupon/change-status': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'DELETE admin/coupon': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/coupon/restore': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/coupon/users': [401, ok, ok, ok, 403, 403, 403, 403, ok, ok, ok],
  'PUT admin/coupon/users': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/coupon/find-targets': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/coupon/find-students': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET paylink/buyer': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'GET paylink/items': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'POST admin/paylink/quote': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'POST admin/generate-payment-link': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'GET paylink/list': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'GET paylink/figures': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'GET paylink': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'POST paylink/mail': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'PUT paylink/cancel': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'POST admin/verify-payment': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET invoice/download': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
};
