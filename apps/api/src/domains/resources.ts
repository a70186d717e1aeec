import type { ListedRecord } from '../records/listed';
import { chapterResource } from './catalog/chapter/chapter.resource';
import { categoryResource } from './catalog/category/category.resource';
import { courseResource } from './catalog/course/course.resource';
import { skillResource } from './catalog/skill/skill.resource';
import { trainingAdResource } from './catalog/training-ad/training-ad.resource';
import { quizResource } from './catalog/quiz/quiz.resource';
import { upcomingCourseResource } from './catalog/upcoming-course/upcoming-course.resource';
import { jobPostResource } from './catalog/job-post/job-post.resource';
import { oneToOneResource } from './catalog/one-to-one/one-to-one.resource';
import { couponResource } from './commerce/coupon/coupon.resource';
import { studentPlanResource, trainerPlanResource } from './commerce/plan/plan.resource';
import { customChapterResource } from './content/custom-course/custom-chapter.resource';
import { customTopicResource } from './content/custom-course/custom-topic.resource';
import { faqResource } from './content/faq/faq.resource';
import { libraryItemResource } from './content/library/library-item.resource';
import { batchResource } from './people/batch/batch.resource';
import { instituteResource } from './people/institute/institute.resource';
import { roleResource } from './people/role/role.resource';
import { agencyResource } from './people/agency/agency.resource';
import { trainerResource } from './people/trainer/trainer.resource';
import { studentResource } from './people/student/student.resource';
import { subAdminResource } from './people/sub-admin/sub-admin.resource';
import { userResource } from './platform/user/user.resource';

/**
 * Every record that has a list: search, open lists, histories, the purge, exports and bulk actions are read from here. Hits are
 * shown in this order; what others refer to comes before them. Handlers too, where a record needs none of its own.
 */
export const resources = [
  studentResource,
  trainerResource,
  agencyResource,
  userResource,
  categoryResource,
  couponResource,
  studentPlanResource,
  trainerPlanResource,
  faqResource,
  skillResource,
  quizResource,
  chapterResource,
  upcomingCourseResource,
  jobPostResource,
  oneToOneResource,
  customChapterResource,
  customTopicResource,
  batchResource,
  trainingAdResource,
  courseResource,
  instituteResource,
  roleResource,
  subAdminResource,
  libraryItemResource,
] as const satisfies readonly ListedRecord[];
