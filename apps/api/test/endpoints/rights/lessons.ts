import { ok, type RightsTable } from './columns';

/** Curricula, videos and quizzes of courses. */
export const lessonRights: RightsTable = {
  //                                 nobody 1   2   3    4    13   14   15   100  101  acting
  'GET admin/course/curriculam': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/course/curriculam': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/course/chapters': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'POST admin/course/section': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/course/section': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'DELETE admin/course/section': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/course/lesson': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'POST admin/course/lesson': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/course/lesson': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'DELETE admin/course/lesson': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'POST admin/course/lesson-file': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/course/lesson-file': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET admin/course/video': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/course/video': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT admin/course/video-image': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET quiz/list': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET quiz/list?deleted=only': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET quiz/choices': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET quiz': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'POST quiz': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT quiz': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT quiz/change-status': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'DELETE quiz': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'PUT quiz/restore': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'POST quiz/duplicate': [401, ok, ok, ok, 403, 403, 403, 403, 403, 403, ok],
  'GET setting/uploads': [401, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok],
  'PUT setting/uploads': [401, ok, ok, 403, 403, 403, 403, 403, 403, 403, 403],
};
