import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { Actor } from '../../server/calls/frame';
import type { Paid, SalesSteps, SalesTools, Sold } from './steps';
import { findCourse, type readBuyers } from './stock.queries';
import type { Timeline } from './timeline';

/** The tools and people of the demo's sales. */
export interface Making {
  readonly db: Kysely<DB>;
  readonly steps: SalesSteps;
  readonly tools: SalesTools;
  readonly at: Timeline['at'];
  readonly now: Date;
  readonly buyers: Awaited<ReturnType<typeof readBuyers>>;
  readonly sellers: readonly Actor[];
  readonly admin: Actor;
}

const hour = 3_600_000;

/** A payer who is not the learner, a coupon, or money by hand. Each pays in rupees. */
interface Terms {
  readonly billed?: boolean;
  readonly inRupees?: boolean;
  readonly couponCode?: string;
}

/** A moment so many days before now, and so many hours later. */
export const daysAgo =
  ({ now }: Making) =>
  (days: number, hours = 0): Date =>
    new Date(now.getTime() - (days * 24 - hours) * hour);

/** Somebody in the seller's state who pays for the learner. */
export const otherPayer = async (db: Kysely<DB>) => {
  const state = await db
    .selectFrom('states')
    .select(['id', 'countryId'])
    .where('taxCode', '=', '29')
    .executeTakeFirstOrThrow();
  return {
    name: 'Horizon Learning Trust',
    email: 'accounts@horizon.example',
    ...{ countryId: state.countryId, stateId: state.id, address: '4 Residency Road, Bengaluru', taxId: '' },
  };
};

/** Sales of a course to one student after the other; each goes on in its own way. */
export const courseSales = ({ db, steps, at, buyers, sellers }: Making) => {
  let next = 0;
  /** Sells a course to the next student and goes on with the link. */
  const course = (
    moment: Date,
    then: (sold: Sold, studentId: number) => Promise<void>,
    { billed = false, couponCode, inRupees = billed || couponCode !== undefined }: Terms = {},
  ): void => {
    at(moment, async () => {
      next += 1;
      const { studentId, currency: own } = buyers[next % buyers.length]!;
      const currency = inRupees ? 'INR' : own;
      const id = await findCourse(db, studentId, next);
      if (id === undefined) return;
      const seller = sellers[next % sellers.length]!;
      const sold = await steps.sell(seller, {
        ...{ studentId, item: { kind: 'course', id }, currency, couponCode },
        ...(billed && { billTo: await otherPayer(db) }),
      });
      if (sold) await then(sold, studentId);
    });
  };
  /** The same, paid an hour later. */
  const paid = (moment: Date, then: (payment: Paid) => void, terms: Terms = {}): void =>
    course(
      moment,
      (sold) =>
        Promise.resolve(
          at(new Date(moment.getTime() + hour), async () => {
            await steps.pay(sold);
            then(await steps.paymentOf(sold));
          }),
        ),
      terms,
    );
  return { course, paid };
};
export type CourseSales = ReturnType<typeof courseSales>;
