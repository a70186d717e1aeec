import type { StudentRow } from '@lectern/contract/people';
import { sql, type RawBuilder } from 'kysely';
import { maskEmail, maskMobile } from '../../../server/calls/mask';

/** A merged student is found under the other one only. */
export const notMerged = sql<boolean>`s.merged_into_id is null`;

/** A student with the fields that need the right to reveal. */
export type StoredStudent = Omit<StudentRow, 'isMasked'> & { readonly dialCode: string | null };

/** The students of `listed` (a select of ids); in no order. A change of either row is a new version. */
export const studentsOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select s.id, s.version + u.version - 1 as version, s.user_id, u.full_name as name, u.first_name, u.last_name, u.email::text as email, u.mobile_e164 as mobile, u.mobile_typed, m.dial_code,
    u.country_id, c.name as country_name, s.sales_user_id, o.full_name as sales_user_name, s.institute_id, i.name as institute_name, s.lead_state, u.status, s.created_at, greatest(s.updated_at, u.updated_at) as updated_at, s.deleted_at
  from (${listed}) l join students s on s.id = l.id join users u on u.id = s.user_id left join countries c on c.id = u.country_id left join countries m on m.id = u.mobile_country_id
    left join users o on o.id = s.sales_user_id left join institutes i on i.id = s.institute_id`;

/** A student as lists show it to everybody. */
export const masked = ({ dialCode, ...student }: StoredStudent): StudentRow => ({
  ...student,
  email: maskEmail(student.email),
  mobile: maskMobile(student.mobile, dialCode),
  mobileTyped: null,
  isMasked: true,
});
