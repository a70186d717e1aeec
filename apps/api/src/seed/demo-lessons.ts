import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { random } from './random';

/** How many trial lessons each state has: 90. */
const counts = { requested: 12, scheduled: 20, done: 40, no_show: 8, cancelled: 10 } as const;
const outcomes = ['converted', 'thinking', 'not_interested'] as const;
const reasons = { no_show: 'Nobody came to the lesson', cancelled: 'The family has found another day' } as const;

/** 90 trial lessons in all states; planned ones are on days of their own, so that no trainer has two at once. */
export const seedDemoLessons = async (db: Kysely<DB>, createdBy: number): Promise<void> => {
  const { below } = random(20240622);
  const trainers = await db.selectFrom('trainers').select('id').where('state', '=', 'verified').orderBy('id').execute();
  const students = await db
    .selectFrom('students')
    .select('id')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(60)
    .execute();
  const skills = await db
    .selectFrom('skills')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('name', 'desc')
    .limit(20)
    .execute();
  const states = (Object.entries(counts) as [keyof typeof counts, number][]).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state),
  );
  const at = (days: number, hour: number) =>
    sql<string>`date_trunc('day', now()) + make_interval(days => ${days}, hours => ${hour})`;
  await db
    .insertInto('demos')
    .values(
      states.map((state, index) => {
        const isPlanned = state !== 'requested' && state !== 'cancelled';
        const days = state === 'scheduled' ? 1 + index - counts.requested : -(2 + index);
        return {
          studentId: students[(index * 7) % students.length]?.id ?? 0,
          skillId: skills[below(skills.length)]?.id ?? 0,
          trainerId: isPlanned ? (trainers[index % trainers.length]?.id ?? null) : null,
          timeZone: 'Asia/Kolkata',
          startsAt: isPlanned ? at(days, 5 + below(8)) : null,
          state,
          outcome: state === 'done' ? (outcomes[below(outcomes.length)] ?? 'thinking') : null,
          trainerFeedback: state === 'done' ? 'Quick to learn, needs more practice with word problems.' : '',
          studentRating: state === 'done' && index % 4 > 0 ? 5 - (((index * 7) % 9) >> 2) : null,
          stateReason: state === 'no_show' || state === 'cancelled' ? reasons[state] : '',
          createdBy,
          createdAt: at(isPlanned && state !== 'scheduled' ? days - 5 : -(1 + below(10)), 9),
        };
      }),
    )
    .execute();
};
