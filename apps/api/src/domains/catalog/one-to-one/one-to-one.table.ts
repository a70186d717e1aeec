import type { OneToOneDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { amountText } from '../../../records/amount';
import { recordTable } from '../../../records/table';
import { categoryPath } from '../category/subtree';
import { trainerName } from '../upcoming-course/upcoming-course.table';

/** The weekly slots of an offer `t` as the wire has them, from Monday on. */
export const slotsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('weekday', s.weekday, 'startsAt', to_char(s.starts_at, 'HH24:MI'), 'endsAt', to_char(s.ends_at, 'HH24:MI')) order by s.weekday, s.starts_at)
  from one_to_one_slots s where s.offer_id = t.id), '[]')`;

/** One-to-one offers of trainers. */
export const oneToOneOffers = recordTable<OneToOneDetail>('one_to_one_offers', {
  label: 'title',
  columns: [
    ...['trainerId', 'categoryId', 'skillId', 'title', 'descriptionHtml', 'languageId', 'sessionMinutes', 'currency'],
    ...['trialMinutes', 'timeZone', 'statusReason'],
  ],
  computed: {
    trainerName,
    categoryPath,
    skillName: sql`(select s.name from skills s where s.id = t.skill_id)`,
    languageName: sql`(select l.name from languages l where l.id = t.language_id)`,
    rate: amountText('rateMinor'),
    slotCount: sql`(select count(*)::int from one_to_one_slots s where s.offer_id = t.id)`,
    slots: slotsOf,
  },
  unique: {
    one_to_one_offers_skill: {
      field: 'skillId',
      text: 'This trainer has an offer for this skill in this language',
    },
  },
});
