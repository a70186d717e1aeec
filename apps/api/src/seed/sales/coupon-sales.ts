import { daysAgo, type CourseSales, type Making } from './course-sales';

/** Days before now on which a course is paid with a coupon. */
const daysWithCoupon = [30, 27, 24, 21, 19, 15, 13, 10, 7, 5, 4, 1];

/** Courses that are sold with a coupon: paid, one link that waits, one that expired. */
export const couponSales = (making: Making, { course, paid }: CourseSales): void => {
  const ago = daysAgo(making);
  const couponCode = 'NEPAL10';
  for (const days of daysWithCoupon) paid(ago(days), () => undefined, { couponCode });
  for (const days of [1, 11]) course(ago(days, 3), () => Promise.resolve(), { couponCode });
};
