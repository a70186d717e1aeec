import { sql, type RawBuilder } from 'kysely';
import { codesJobName } from '../coupon/codes/codes-job-name';
import { momentText } from './moment-text';

/** Codes of a campaign `m` that can be given to winners. After the declaration all that were made count. */
export const codesMade = sql`case when m.result_declared_at is not null then m.code_count
  else (select count(*)::int from coupon_codes k where k.coupon_id = m.coupon_id and k.single_use and k.state = 'open') end`;

/** True while a job makes codes of a campaign `m`. */
export const isMakingCodes = sql`exists (
  select 1 from jobs j where j.state in ('queued', 'running') and j.name = ${codesJobName} and j.payload->>'couponId' = m.coupon_id::text)`;

/** The reason against the declaration of a campaign `m` of a coupon `t`; null where it can be declared. */
export const declareBlocker = (status: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when m.result_declared_at is not null
    then format('The result was declared by %s on %s', (select u.full_name from users u where u.id = m.declared_by), ${momentText(sql`m.result_declared_at`)})
  when t.deleted_at is not null then 'The campaign is deleted'
  when t.status = 'draft' then 'The campaign is a draft'
  when ${status} = 'ended' then 'The coupon has ended: its codes could not be used'
  when money_now() < m.entry_starts_at then format('Entries open on %s', ${momentText(sql`m.entry_starts_at`)})
  when money_now() <= m.entry_ends_at then format('Entries are open until %s', ${momentText(sql`m.entry_ends_at`)})
  when ${codesMade} < m.code_count then format(case when ${isMakingCodes} then '%s of %s codes are not made yet'
    else '%s of %s codes were not made: save the coupon again to make them' end, m.code_count - ${codesMade}, m.code_count) end`;
