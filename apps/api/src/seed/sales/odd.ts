import { sql } from 'kysely';
import { countCourseOf } from '../../domains/catalog/course/count-course';
import { daysAgo, type CourseSales, type Making } from './course-sales';

/** One of each thing that goes wrong with money, in the last two months. */
export const oddSales = (making: Making, { course, paid }: CourseSales): void => {
  const { db, steps, at, sellers, admin } = making;
  const ago = daysAgo(making);
  const dispute = (days: number, status: 'open' | 'won' | 'lost'): void =>
    paid(ago(days + 10), (payment) => {
      const news = (now: 'open' | 'won' | 'lost') =>
        steps.news(payment, {
          kind: `dispute.${now}`,
          dispute: {
            ref: `disp_demo_${payment.paymentId}`,
            status: now,
            amountMinor: payment.totalMinor,
            currency: payment.currency,
            reason: 'The payer does not know this charge',
            answerBy: ago(days - 14).toISOString(),
          },
        });
      at(ago(days), () => news('open'));
      if (status !== 'open') at(ago(days - 6), () => news(status));
    });

  dispute(4, 'open');
  dispute(22, 'won');
  dispute(31, 'lost');
  paid(ago(20), (payment) =>
    at(ago(18), async () => void (await steps.refund(admin, payment, payment.totalMinor, 'Bought by mistake'))),
  );
  for (const days of [9, 17, 26, 40])
    paid(ago(days), (payment) =>
      at(
        ago(days - 2),
        async () =>
          void (await steps.refund(
            admin,
            payment,
            Math.round(payment.totalMinor / 2),
            'Half of the lessons were missed',
          )),
      ),
    );
  paid(ago(14), (payment) =>
    at(ago(12), async () => {
      const id = await steps.refund(admin, payment, payment.totalMinor, 'The course does not suit the student');
      const { rows } = await sql<{ ref: string }>`
        select provider_refund_id as ref from refunds where id = ${id}`.execute(db);
      at(ago(11), () =>
        steps.news(payment, {
          kind: 'refund.failed',
          refund: {
            ref: rows[0]!.ref,
            status: 'failed',
            amountMinor: payment.totalMinor,
            currency: payment.currency,
            failure: 'The account of the card is closed',
          },
        }),
      );
    }),
  );
  // Paid after the link was cancelled: surplus. Paid after it expired: the order counts.
  course(ago(6), async (sold) => {
    const ref = await steps.open(sold);
    at(ago(6, 2), () => steps.cancel(sellers[0]!, sold, 'The student calls back tomorrow'));
    at(ago(6, 3), () => steps.press(sold, ref, 'pay'));
  });
  course(ago(16), (sold) => {
    at(ago(14), async () => {
      const ref = await steps.open(sold);
      at(ago(11), () => steps.press(sold, ref, 'pay'));
    });
    return Promise.resolve();
  });
  // Enrolled by hand while the link was open: the money is there, and access could not be given.
  course(ago(3), async (sold, studentId) => {
    await sql`
      insert into course_enrolments (course_id, student_id, source, enrolled_at)
      select course_id, ${studentId}, 'staff', money_now() from orders where id = ${sold.orderId}`.execute(db);
    await countCourseOf(db, sold.orderId);
    at(ago(3, 2), () => steps.pay(sold));
  });
  // Somebody else pays for the learner.
  paid(ago(8), () => undefined, { billed: true });
};
