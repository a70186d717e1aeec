import type { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { Handler } from '../../../server/calls/frame';
import { personCondition } from '../../../server/list/person-search';
import { maskMobile, mayReveal } from '../../../server/calls/mask';
import { accountsWith } from '../same-mobile.queries';
import { mobileColumns } from './student-write.queries';

const most = 50;

interface Found {
  readonly id: number;
  readonly name: string;
  readonly mobile: string | null;
  readonly dialCode: string | null;
}

/** Students to pick from by name, e-mail or number, in the order of their names. */
export const pickStudents: Handler<typeof studentCalls.pick> = async ({ request: { q, limit = most }, db, actor }) => {
  const { rows } = await sql<Found>`
    with hits as materialized (select u.id from users u where u.deleted_at is null and ${personCondition(q.trim(), 'u', mayReveal(actor))})
    select s.id, u.full_name as name, u.mobile_e164 as mobile, m.dial_code
    from hits h join users u on u.id = h.id join students s on s.user_id = u.id left join countries m on m.id = u.mobile_country_id
    where u.role_id = 15 and u.status <> 'erased' and s.deleted_at is null and s.merged_into_id is null
    order by u.full_name, u.id limit ${limit}`.execute(db);
  return { items: rows.map(({ dialCode, mobile, ...row }) => ({ ...row, mobile: maskMobile(mobile, dialCode) })) };
};

/** The students with this number. @throws 400 for an invalid number of the country */
export const findByMobile: Handler<typeof studentCalls.findByMobile> = async ({
  request: { mobile, countryId },
  db,
}) => ({
  matches: await accountsWith(db, (await mobileColumns(db, mobile, countryId)).mobileE164),
});
