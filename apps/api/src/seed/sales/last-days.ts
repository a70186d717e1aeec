import { daysAgo, type CourseSales, type Making } from './course-sales';
import { findBatch, findPlan, findWithoutPlan } from './stock.queries';

/** The last days: links that wait, one whose payment failed, payments of today, trials and seats. */
export const lastDays = (making: Making, { course, paid }: CourseSales): void => {
  const { db, steps, at, buyers, sellers } = making;
  const ago = daysAgo(making);
  for (const hours of [60, 45, 30, 22, 9, 5, 2]) course(ago(0, -hours), () => Promise.resolve());
  course(ago(0, -7), (sold) => Promise.resolve(at(ago(0, -6), () => steps.pay(sold, 'fail'))));
  for (const hours of [50, 28, 4, 1]) paid(ago(0, -hours - 1), () => undefined);
  for (const days of [12, 7, 2])
    at(ago(days), async () => {
      const studentId = await findWithoutPlan(db);
      if (studentId !== undefined)
        await steps.tryPlan(sellers[0]!, { studentId, planId: await findPlan(db, 'Learner') });
    });
  for (const days of [1, 2, 3, 5])
    at(ago(days), async () => {
      const { studentId } = buyers[(days * 7) % buyers.length]!;
      const id = await findBatch(db, studentId);
      if (id === undefined) return;
      const sold = await steps.sell(sellers[0]!, { studentId, item: { kind: 'batch', id }, currency: 'INR' });
      if (sold) await steps.pay(sold);
    });
};
