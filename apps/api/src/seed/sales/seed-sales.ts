import { sql, type Kysely } from 'kysely';
import { preparedAll } from '../../database/prepared';
import type { DB } from '../../database/schema.generated';
import { random } from '../random';
import { salesSteps, type SalesTools } from './steps';
import { courseSales } from './course-sales';
import { corrections } from './corrections';
import { couponSales } from './coupon-sales';
import { habitOf, type LinkEnd, type Wish } from './habits';
import { lastDays } from './last-days';
import { moneyByHand } from './money-by-hand';
import { oddSales } from './odd';
import { planChanges } from './plan-changes';
import { renewalLinks, runClocks } from './renewals';
import { findCourse, findPlan, readBuyers, readStaff } from './stock.queries';
import { timeline } from './timeline';
import { trainerSales } from './trainer-sales';

const minute = 60_000;
const day = 86_400_000;
const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** Mails of the sales were sent at their moment. Their notices are left out: the bell of the demo has its own. */
const finishNews = async (db: Kysely<DB>, from: { readonly mail: number; readonly notice: number }): Promise<void> => {
  await sql`
    update mails set state = 'sent', secret_sealed = null, created_at = money_now(), sent_at = money_now() where id > ${from.mail} and state = 'queued'`.execute(
    db,
  );
  await sql`delete from notifications where id > ${from.notice}`.execute(db);
};

/**
 * Sales of the demo's students since they joined, by the same functions as in use and in order of time. There are plans with renewals,
 * courses, seats and refunds, and one of each thing that goes wrong. Eight trainers buy their plan. `app.now` is moved in the caller's transaction alone.
 */
export const seedSales = async (transaction: Kysely<DB>, tools: SalesTools): Promise<void> => {
  const db = transaction.withPlugin(preparedAll);
  await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
  const numbers = random();
  const steps = salesSteps(db, tools);
  const { rows } = await sql<{ now: string; mail: number; notice: number; job: number }>`
    select now(), coalesce((select max(id) from mails), 0) as mail, coalesce((select max(id) from notifications), 0) as notice,
      coalesce((select max(id) from jobs), 0) as job`.execute(db);
  const start = rows[0]!;
  const now = new Date(start.now);
  const buyers = await readBuyers(db);
  const sellers = await readStaff(db, 4);
  const [admin] = await readStaff(db, 2);
  const { at, run } = timeline();

  const end = async (sold: Parameters<typeof steps.pay>[0], wish: LinkEnd, moment: Date): Promise<void> => {
    const pause = (3 + numbers.below(600)) * minute;
    if (wish === 'expired') return;
    if (wish === 'cancelled')
      return at(later(moment, pause), () => steps.cancel(sellers[0]!, sold, 'The student chose something else'));
    if (wish === 'failed first') at(later(moment, pause / 2), () => steps.pay(sold, 'fail'));
    at(later(moment, pause), () => steps.pay(sold));
  };
  const buy = async (buyer: (typeof buyers)[number], wish: Wish): Promise<void> => {
    const { studentId, currency } = buyer;
    if (wish.kind === 'trial') return steps.tryPlan(sellers[0]!, { studentId, planId: await findPlan(db, wish.plan) });
    const id = await (wish.kind === 'plan' ? findPlan(db, wish.plan) : findCourse(db, studentId, numbers.below(30)));
    if (id === undefined) return;
    const seller = sellers[numbers.below(sellers.length)]!;
    const sold = await steps.sell(seller, { studentId, item: { kind: wish.kind, id }, currency });
    if (sold) await end(sold, wish.end, wish.at);
  };

  const periods = new Map<number, number | null>();
  for (const buyer of buyers) {
    const habit = habitOf(buyer.no, buyer, numbers, now);
    periods.set(buyer.studentId, habit.periods);
    for (const wish of habit.wishes) at(wish.at, () => buy(buyer, wish));
  }
  let seen = 0;
  const clock = (moment: Date) => async (): Promise<void> => {
    await runClocks(steps);
    for (const link of await renewalLinks(db, seen)) {
      seen = link.linkId;
      if (link.studentId === null) {
        at(later(moment, day), () => steps.pay(link));
        continue;
      }
      const most = periods.get(link.studentId) ?? null;
      if (most === null || link.periodNo <= most)
        at(later(moment, numbers.below(9 * 24 * 60) * minute), () => steps.pay(link));
    }
    await finishNews(db, start);
  };
  const first = Math.min(...buyers.map(({ joinedAt }) => joinedAt.getTime()));
  for (let moment = new Date(first); moment <= now; moment = later(moment, 2 * day)) at(moment, clock(moment));
  const making = { db, tools, steps, at, now, buyers, sellers, admin: admin! };
  const sales = courseSales(making);
  oddSales(making, sales);
  lastDays(making, sales);
  moneyByHand(making, sales, (await readStaff(db, 1))[0]!);
  couponSales(making, sales);
  corrections(making, sales);
  planChanges(making);
  await trainerSales(making);
  await run(now, async (moment) => {
    await sql`select set_config('app.now', ${moment.toISOString()}, true)`.execute(db);
  });
  await runClocks(steps);
  await finishNews(db, start);
  await sql`delete from jobs where id > ${start.job}`.execute(db);
  // The clock's entries are of now, and not of their moment.
  await sql`select set_config('app.erase', 'on', true)`.execute(db);
  await sql`delete from audit_log where request_id = ${steps.work.origin.requestId}`.execute(db);
  await sql`select set_config('app.erase', '', true)`.execute(db);
  await sql`select set_config('app.now', '', true)`.execute(db);
  await sql`set local plan_cache_mode = auto`.execute(db);
};
