import type { Random } from '../random';

const day = 86_400_000;
const hour = 3_600_000;

/** A student who buys. */
export interface Buyer {
  readonly studentId: number;
  readonly joinedAt: Date;
}

/** The end of a payment link. */
export type LinkEnd = 'paid' | 'failed first' | 'expired' | 'cancelled';

/** Something that a student will buy. */
export type Wish =
  | { readonly kind: 'plan'; readonly at: Date; readonly plan: string; readonly end: LinkEnd }
  | { readonly kind: 'trial'; readonly at: Date; readonly plan: string }
  | { readonly kind: 'course'; readonly at: Date; readonly end: LinkEnd };

/** The things that a student buys, and the periods of a plan. */
export interface Habit {
  readonly wishes: readonly Wish[];
  /** Periods that the student pays; null pays each. */
  readonly periods: number | null;
}

/** Weight of a day by its weekday, Monday first, in tenths: most is sold on Saturdays and Sundays. */
const ofWeekday = [7, 6, 6, 7, 8, 10, 10];
/** Weight of a month, January first: new school years and the new year sell most. */
const ofMonth = [10, 7, 6, 8, 7, 9, 10, 8, 7, 6, 7, 8];

/** Weight of a moment by its month and weekday, at most 100. */
export const weightOf = (moment: Date): number =>
  (ofMonth[moment.getUTCMonth()] ?? 0) * (ofWeekday[(moment.getUTCDay() + 6) % 7] ?? 0);

/** A moment between two, in the business's hours in India, more often on days with more weight. */
export const momentBetween = (random: Random, from: Date, to: Date): Date => {
  const days = Math.max(1, Math.floor((to.getTime() - from.getTime()) / day));
  const start = Math.floor(from.getTime() / day) * day;
  for (let tries = 0; ; tries += 1) {
    const moment = new Date(start + (1 + random.below(days)) * day + 4 * hour + random.below(12 * 60) * 60_000);
    if (tries === 8 || random.below(100) < weightOf(moment)) return moment;
  }
};

const ends: readonly [LinkEnd, ...LinkEnd[]] = [
  ...(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid'] as const),
  ...(['failed first', 'expired', 'paid', 'cancelled'] as const),
];

/** Plans by a student's number: what is bought first, nothing for every tenth. */
const plans = ['Learner', 'Learner', 'Learner', 'Starter', 'Learner', 'Scholar', 'Scholar', 'Free', 'trial', ''];

/** Plans that a student begins with. The free one is given up for a paid one. Only older students had the smallest one. */
const firstPlans = (plan: string, first: Date, now: Date): readonly Wish[] => {
  const bought = (name: string, at: Date): Wish => ({ kind: 'plan', at, plan: name, end: 'paid' });
  if (plan === '') return [];
  if (plan === 'trial') return [{ kind: 'trial', at: first, plan: 'Learner' }];
  if (plan === 'Free') return [bought('Free', first), bought('Learner', new Date(first.getTime() + 20 * day))];
  const isOld = now.getTime() - first.getTime() > 240 * day;
  return [bought(plan === 'Starter' && !isOld ? 'Learner' : plan, first)];
};

/** The habit of the student with this number, until `now`. */
export const habitOf = (number: number, { joinedAt }: Buyer, random: Random, now: Date): Habit => {
  const plan = plans[number % plans.length] ?? '';
  const first = new Date(joinedAt.getTime() + (1 + random.below(5)) * day + random.below(9 * 60) * 60_000);
  const isBrief = plan === 'Starter' || random.below(3) === 0;
  const courses = Array.from({ length: 1 + random.below(4) }, () => ({
    kind: 'course' as const,
    at: momentBetween(random, joinedAt, now),
    end: random.pick(ends),
  }));
  return { wishes: [...firstPlans(plan, first, now), ...courses], periods: isBrief ? 1 + random.below(5) : null };
};
