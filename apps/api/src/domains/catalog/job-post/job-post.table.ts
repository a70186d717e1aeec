import type { JobPostDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { amountText } from '../../../records/amount';
import { recordTable } from '../../../records/table';
import { categoryPath } from '../category/subtree';

const ofAccepted = (value: string) =>
  sql`(select ${sql.raw(value)} from proposals p join trainers r on r.id = p.trainer_id join users u on u.id = r.user_id
    where p.job_post_id = t.id and p.status = 'accepted')`;

/** Jobs that students and institutes post. */
export const jobPosts = recordTable<JobPostDetail>('job_posts', {
  label: 'title',
  columns: [
    ...['studentId', 'instituteId', 'title', 'descriptionHtml', 'categoryId', 'skillId', 'languageId', 'mode', 'city'],
    ...['budgetKind', 'currency', 'statusReason', 'expiresAt', 'proposals', 'createdAt'],
  ],
  computed: {
    categoryPath,
    posterName: sql`coalesce((select u.full_name from students s join users u on u.id = s.user_id where s.id = t.student_id),
      (select i.name from institutes i where i.id = t.institute_id))`,
    skillName: sql`(select s.name from skills s where s.id = t.skill_id)`,
    languageName: sql`(select l.name from languages l where l.id = t.language_id)`,
    budgetMin: amountText('budgetMinMinor'),
    budgetMax: amountText('budgetMaxMinor'),
    expiresOn: sql`(t.expires_at at time zone business_zone())::date`,
    acceptedTrainerName: ofAccepted('u.full_name'),
    hasBatch: sql`coalesce(${ofAccepted('p.batch_id is not null')}, false)`,
  },
});
