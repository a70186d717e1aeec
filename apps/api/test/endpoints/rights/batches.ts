import { ok, type RightsTable } from './columns';

export const batchRights: RightsTable = {
  //                                 nobody 1   2    3    4    13   14   15   100  101  acting
  'GET batch/list': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET batch/list?deleted=only': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET batch': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'POST batch': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'PUT batch': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'DELETE batch': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'PUT batch/restore': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST batch/status': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST batch/preview-meetings': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET batch/courses': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET batch/trainers': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET batch/own': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
  'GET batch/members': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'POST batch/members': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'POST batch/members/state': [401, ok, ok, 403, ok, 403, 403, 403, 403, 403, ok],
  'GET batch/meetings': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'POST batch/meetings': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'PUT batch/meetings': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST batch/meetings/state': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'POST batch/meetings/recording': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
  'GET batch/meetings/today': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'GET batch/attendance': [401, ok, ok, ok, ok, 403, 403, 403, 403, 403, ok],
  'PUT batch/attendance': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, ok],
};
