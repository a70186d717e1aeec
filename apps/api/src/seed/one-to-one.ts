import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

const offers = 70;
/** 51 active, 7 draft, 9 paused, 3 blocked. */
const statusOf = (at: number): string => {
  if (at % 18 === 17) return 'blocked';
  if (at % 7 === 3) return 'paused';
  return at % 6 === 5 ? 'draft' : 'active';
};
const reasons: Readonly<Record<string, string>> = {
  paused: 'The trainer is on a journey',
  blocked: 'Two students reported missed lessons',
};
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** 70 one-to-one offers with 3 to 12 weekly slots; the offers of one trainer have hours of their own. */
export const seedOneToOne = async (db: Kysely<DB>): Promise<void> => {
  const trainers = await db
    .selectFrom('trainers')
    .select('id')
    .where('state', '=', 'verified')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const skills = await db
    .selectFrom('skills')
    .select(['id', 'name', 'categoryId'])
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(offers)
    .execute();
  const { id: languageId } = await db
    .selectFrom('languages')
    .select('id')
    .where('code', '=', 'en')
    .executeTakeFirstOrThrow();
  for (const [at, skill] of skills.entries()) {
    const status = statusOf(at);
    const rate = 50_000 + (at % 9) * 12_500;
    const { id } = await db
      .insertInto('oneToOneOffers')
      .values({
        trainerId: trainers[at % trainers.length]?.id ?? 0,
        categoryId: skill.categoryId,
        skillId: skill.id,
        title: `${skill.name}, one to one`,
        descriptionHtml: `<p>${skill.name} at your own pace, with exercises between the lessons.</p>`,
        languageId,
        sessionMinutes: [30, 45, 60, 90][at % 4] ?? 60,
        rateMinor: rate,
        rateUnits: String(rate / 100),
        currency: 'INR',
        trialMinutes: [0, 15, 30][at % 3] ?? 0,
        timeZone: 'Asia/Kolkata',
        status,
        statusReason: reasons[status] ?? '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The n-th offer of a trainer has the hours from 6 + 2n on.
    const from = 6 + 2 * (Math.floor(at / trainers.length) % 9);
    await db
      .insertInto('oneToOneSlots')
      .values(
        Array.from({ length: 3 + (at % 10) }, (_, n) => ({
          offerId: id,
          weekday: 1 + (n % 6),
          startsAt: clock(from + Math.floor(n / 6)),
          endsAt: clock(from + Math.floor(n / 6) + 1),
        })),
      )
      .execute();
  }
};
