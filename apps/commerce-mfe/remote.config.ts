import { defineConfig } from '@lectern/remote-kit';

/** What this remote declares; plain data, published with its release. */
export default defineConfig({
  name: 'commerce-mfe',
  title: 'Commerce',
  team: 'Commerce team',
  basePaths: [
    '/student-plans',
    '/trainer-plans',
    '/subscription-plan',
    '/coupon',
    '/marketing-coupon',
    '/student/quick-paylink',
    '/quick-paylink',
    '/reports',
  ],
  shell: '^1.0.0',
  menu: [
    {
      title: 'Coupon',
      icon: 'ticket',
      to: '/coupon/listing',
      section: 'Commerce',
      order: 40,
      access: ['settings', 'reportList'],
    },
  ],
  routes: [
    {
      path: '/coupon/listing',
      title: 'Coupon',
      layout: 'full',
      access: ['settings', 'reportList'],
      expose: 'coupon-list',
    },
    { path: '/coupon/create', title: 'New coupon', layout: 'full', access: ['couponEdit'], expose: 'coupon-create' },
    { path: '/coupon/update', title: 'Edit coupon', layout: 'full', access: ['couponEdit'], expose: 'coupon-update' },
    {
      path: '/coupon/view',
      title: 'Coupon',
      layout: 'full',
      access: ['settings', 'reportList'],
      expose: 'coupon-view',
    },
  ],
  slots: [
    {
      slot: 'shell.home.figures.v1',
      id: 'coupons-in-figures',
      order: 20,
      access: ['couponEdit', 'reportList'],
      expose: 'home-figures',
    },
    {
      slot: 'shell.home.v2',
      id: 'coupons-to-check',
      order: 30,
      access: ['couponEdit', 'reportList'],
      expose: 'home-attention',
      title: 'Coupons to check',
      to: '/coupon/listing?sort=endsAt&filter%5Bstatus%5D=eq%3Aactive',
    },
    {
      slot: 'shell.home.v2',
      id: 'latest-coupon-uses',
      order: 40,
      access: ['couponEdit', 'reportList'],
      expose: 'home-uses',
      title: 'Latest coupon uses',
      to: '/coupon/listing?sort=-used',
    },
  ],
  commands: [
    {
      id: 'coupon-list',
      title: 'Coupon',
      keywords: ['discount', 'voucher', 'code'],
      to: '/coupon/listing',
      access: ['settings', 'reportList'],
    },
    {
      id: 'coupon-deleted',
      title: 'Recently deleted coupons',
      keywords: ['restore', 'trash', 'undo'],
      to: '/coupon/listing?deleted=only',
      access: ['couponEdit'],
    },
    {
      id: 'coupon-create',
      title: 'New coupon',
      keywords: ['discount', 'voucher', 'code'],
      to: '/coupon/create',
      access: ['couponEdit'],
      home: 20,
    },
  ],
  records: [{ type: 'coupons', title: 'Coupons', icon: 'ticket', list: '/coupon/listing' }],
});
