import { ok, type RightsTable } from './columns';

export const peopleRights: RightsTable = {
  //                                 nobody 1   2    3    4    13   14   15   100  101  acting
  'GET student/list': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET student/list?deleted=only': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET student/details': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET student/profile': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
  'GET student/all': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET student/step2/db-data': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
  'GET student/activities': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET admin/find-by-mobile': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'POST admin/bulk-students': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/bulk-students/template': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST admin/student': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'PUT student/update': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'PUT student/step2': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'DELETE admin/delete-student/{id}': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST student/restore': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST student/erase': [401, ok, 403, 403, 403, 403, 403, 403, 403, 403, 403],
};
