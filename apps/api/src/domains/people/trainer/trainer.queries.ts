import type { TrainerDetail, TrainerRow } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { maskEmail, maskMobile } from '../../../server/calls/mask';
import { trainerOwner } from '../checked/owner';
import { partColumns } from '../checked/parts.queries';

/** A trainer with the fields that need the right to reveal. */
export type StoredTrainer = Omit<TrainerRow, 'isMasked'> & { readonly dialCode: string | null };
export type StoredTrainerDetail = Omit<TrainerDetail, 'isMasked'> & { readonly dialCode: string | null };

/** The trainers of `listed` (a select of ids); in no order. A change of either row is a new version. */
export const trainersOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select t.id, t.version + u.version - 1 as version, t.user_id, u.full_name as name, u.first_name, u.last_name, u.email::text as email, u.mobile_e164 as mobile, u.mobile_typed, m.dial_code,
    t.headline, u.country_id, c.name as country_name, t.agency_id, a.name as agency_name, t.experience_years::float8 as experience_years, round(t.rating_sum::numeric / nullif(t.rating_count, 0), 2)::float8 as rating, t.state as status,
    array(select k.name from person_skills p join skills k on k.id = p.skill_id where p.trainer_id = t.id and p.deleted_at is null order by p.sort_order, p.id) as skills,
    array(select v.part from verifications v where v.trainer_id = t.id and v.state = 'pending' order by v.id) as open_parts,
    t.created_at, greatest(t.updated_at, u.updated_at) as updated_at, t.deleted_at
  from (${listed}) l join trainers t on t.id = l.id join users u on u.id = t.user_id
    left join agencies a on a.id = t.agency_id left join countries c on c.id = u.country_id left join countries m on m.id = u.mobile_country_id`;

const one = (id: number) => sql<StoredTrainerDetail>`
  select r.*, o.about, o.gender, o.date_of_birth, o.address_line, coalesce(u.city, '') as city, o.postal_code, o.teaching_modes,
    o.hourly_rate_minor, o.hourly_rate_currency, y.symbol as hourly_rate_symbol, y.exponent as hourly_rate_exponent, o.state_reason, o.submitted_at, o.verified_at, d.full_name as verified_by_name, u.status as account_status, u.last_login_at, b.full_name as created_by_name,
    (select count(*) from demos x where x.trainer_id = o.id and x.state = 'done' and x.deleted_at is null) as demos_done,
    (select count(*) from batches x where x.trainer_id = o.id and x.timing_status in (2, 3) and x.deleted_at is null) as batches_now,
    ${partColumns(trainerOwner)}
  from (${trainersOf(sql`select ${id}::bigint as id`)}) r join trainers o on o.id = r.id join users u on u.id = o.user_id
    left join users d on d.id = o.verified_by left join users b on b.id = u.created_by
    left join currencies y on y.code = o.hourly_rate_currency`;

/** The trainer as it is now, deleted or not; 404 when there is none. */
export const readTrainer = async (db: Kysely<DB>, id: number): Promise<StoredTrainerDetail> => {
  const { rows } = await one(id).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** A trainer as lists show it to everybody. */
export const maskedTrainer = ({ dialCode, ...trainer }: StoredTrainer): TrainerRow => ({
  ...trainer,
  email: maskEmail(trainer.email),
  mobile: maskMobile(trainer.mobile, dialCode),
  mobileTyped: null,
  isMasked: true,
});
