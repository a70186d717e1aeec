import { ok, type RightsTable } from './columns';

export const contentRights: RightsTable = {
  //                                    nobody 1   2   3   4    13   14   15   100 101  acting
  'GET admin/faqs/list': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'GET admin/faqs/list?deleted=only': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'GET admin/faqs/details': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'POST admin/faqs/add': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT admin/faqs/update': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'DELETE admin/faqs/delete': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT admin/faqs/order': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT admin/faqs/change-status': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT admin/faqs/restore': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'GET admin/faqs/category': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'POST admin/faqs/category': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT admin/faqs/category': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'DELETE admin/faqs/category': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
};
