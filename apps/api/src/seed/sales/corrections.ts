import { invoiceCorrectHandlers } from '../../domains/commerce/invoice/invoice-correct.routes';
import { daysAgo, otherPayer, type CourseSales, type Making } from './course-sales';

/** Two invoices that a company pays after all: a credit note and a new invoice each. */
export const corrections = (making: Making, { paid }: CourseSales): void => {
  const { db, steps, at, admin } = making;
  const ago = daysAgo(making);
  for (const days of [28, 6])
    paid(ago(days), ({ orderId }) =>
      at(ago(days - 2), async () => {
        const { id } = await db
          .selectFrom('invoices')
          .select('id')
          .where('orderId', '=', orderId)
          .where('kind', '=', 'invoice')
          .executeTakeFirstOrThrow();
        const request = { id, billTo: await otherPayer(db), reason: 'The company pays' };
        await steps.perform(invoiceCorrectHandlers(making.tools).correct, admin, request);
      }),
    );
};
