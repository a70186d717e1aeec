import { ok, type RightsTable } from './columns';

export const catalogRights: RightsTable = {
  //                                 nobody 1   2   3    4    13   14   15   100  101  acting
  'GET category/list': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'GET category/list?deleted=only': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET category/root': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
  'GET category/detail': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'GET category/{id}': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
  'POST category': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT category': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'DELETE category/{id}': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'PUT category/move': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT category/change-status': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT category/restore': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET skill/list': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'GET skill/list?deleted=only': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET skill/all': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
  'GET skill': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'POST skill': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT skill': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT skill/change-status': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'DELETE skill': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST skill/import': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'GET skill/import/template': [401, ok, ok, ok, 403, 403, 403, 403, ok, 403, ok],
  'PUT skill/restore': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
};
