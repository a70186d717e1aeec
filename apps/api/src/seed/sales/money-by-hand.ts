import { handMethods } from '@lectern/contract/commerce';
import type { Actor } from '../../server/calls/frame';
import { confirmMoney } from '../../domains/commerce/payment/by-hand/confirm-money';
import { recordMoney } from '../../domains/commerce/payment/by-hand/record-money';
import { daysAgo, type CourseSales, type Making } from './course-sales';

const methods = Object.keys(handMethods) as (keyof typeof handMethods)[];
/** The beginning of a reference, as banks and receipts write it. */
const begins = { bank: 'NEFT', upi: 'UPI', cash: 'Receipt' } as const;

/** Six payments by bank, UPI and cash: four confirmed by a second person, one refused, one that waits. */
export const moneyByHand = (making: Making, { course }: CourseSales, second: Actor): void => {
  const { steps, at, admin } = making;
  const ago = daysAgo(making);
  const confirm = confirmMoney(making.tools);
  [33, 25, 18, 12, 8, 1].forEach((days, no) =>
    course(
      ago(days),
      (sold) => {
        const method = methods[no % methods.length]!;
        at(ago(days, 5), async () => {
          const { payment } = await steps.perform(recordMoney, admin, {
            orderId: sold.orderId,
            method,
            reference: `${begins[method]} ${48_211 + no * 371}`,
            receivedOn: ago(days).toISOString().slice(0, 10),
          });
          if (days === 1) return;
          const decision = days === 8 ? { ok: false, reason: 'Not on the account' } : { ok: true };
          at(ago(days, 21), async () => void (await steps.perform(confirm, second, { id: payment.id, ...decision })));
        });
        return Promise.resolve();
      },
      { inRupees: true },
    ),
  );
};
