import { seedDemo } from '../src/seed/demo';
import { writeStudents } from '../src/seed/many/people';
import { testTools } from '../src/testing/tools';
import type { Note } from '.';
import { growthOf, withConsoles } from './growth';
import { salesLists } from './other-lists';
import { buyersOf, writeManySales } from './many-sales';

const few = 10_000;
const many = 1_000_000;

/** Lists of payments, invoices and payment links: their time among 1,000,000 orders ÷ among 10,000. */
export const benchSalesGrowth = (rounds: number, note: Note): Promise<void> =>
  withConsoles(
    [few, many].map(
      (orders) => (db) =>
        db.transaction().execute(async (transaction) => {
          await seedDemo(transaction, testTools);
          await writeStudents(transaction, buyersOf(orders));
          await writeManySales(transaction, orders);
        }),
    ),
    async ([small, large]) => {
      const { ratio, detail } = await growthOf({ small: small!, large: large! }, salesLists(), rounds);
      note('list.growth_payments', ratio, detail);
    },
  );
