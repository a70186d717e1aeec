import type { StudentDetail } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { notMerged, studentsOf } from './student.queries';

/** A whole student with the fields that need the right to reveal. */
export type StoredDetail = Omit<StudentDetail, 'isMasked' | 'guardianMobileTyped'> & {
  readonly dialCode: string | null;
  readonly isErased: boolean;
};

const one = (id: number) => sql<StoredDetail>`
  select r.*, s.gender, s.date_of_birth, s.address_line, coalesce(u.city, '') as city, s.postal_code,
    s.guardian_name, s.guardian_relation, s.guardian_email::text as guardian_email, s.guardian_mobile_e164 as guardian_mobile,
    s.grade, s.board, s.school, s.goals, s.preferred_mode, s.preferred_hours, s.profile_step, s.source, u.last_login_at, b.full_name as created_by_name, u.status = 'erased' as is_erased,
    coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name, 'categoryName', c.name) order by p.sort_order, p.id)
      from person_skills p join skills k on k.id = p.skill_id join categories c on c.id = p.category_id where p.student_id = s.id and p.deleted_at is null), '[]') as skills
  from (${studentsOf(sql`select s.id from students s where s.id = ${id} and ${notMerged}`)}) r
  join students s on s.id = r.id join users u on u.id = s.user_id left join users b on b.id = u.created_by`;

/** The student as it is now, deleted or not; 404 when it does not exist. */
export const readStudent = async (db: Kysely<DB>, id: number): Promise<StoredDetail> => {
  const { rows } = await one(id).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};
