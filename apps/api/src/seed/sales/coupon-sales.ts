import { demoCode } from '../demo-code';
import { daysAgo, type CourseSales, type Making } from './course-sales';

/** Days before now on which a course is paid with a coupon. */
const daysWithCoupon = [30, 27, 24, 21, 19, 15, 13, 10, 7, 5, 4, 1];

/** Days before now on which one is paid with a code of its own. */
const daysWithBox = [75, 52, 33, 20, 9, 2];

/** Courses that are sold with a coupon: paid, links that wait, one that expired. Some have a code that works once. */
export const couponSales = (making: Making, { course, paid }: CourseSales): void => {
  const ago = daysAgo(making);
  const couponCode = 'NEPAL10';
  for (const days of daysWithCoupon) paid(ago(days), () => undefined, { couponCode });
  for (const days of [1, 11]) course(ago(days, 3), () => Promise.resolve(), { couponCode });
  for (const [n, days] of daysWithBox.entries())
    paid(ago(days, 5), () => undefined, { couponCode: demoCode('BOX', 40 * n) });
  course(ago(1, 6), () => Promise.resolve(), { couponCode: demoCode('BOX', 7) });
};
