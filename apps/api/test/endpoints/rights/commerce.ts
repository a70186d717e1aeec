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
};
