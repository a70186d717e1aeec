import { tabNames } from '../texts/report';

export const salesPath = '/reports/analytical/sales';
export const videosPath = '/reports/analytical/videos';

/** The tabs of the analytical report in their order. `/reports/analytical` shows the first. */
export const reportTabs = [
  { title: tabNames.videos, to: videosPath },
  { title: tabNames.sales, to: salesPath },
  { title: tabNames.signups, to: '/reports/analytical/signups' },
  { title: tabNames.coupons, to: '/reports/analytical/coupons' },
  { title: tabNames.subscriptions, to: '/reports/analytical/subscriptions' },
] as const;
