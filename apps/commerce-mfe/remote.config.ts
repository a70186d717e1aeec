import { defineConfig } from '@lectern/remote-kit';

/** What this remote declares; plain data, published with its release. It has no screens yet. */
export default defineConfig({
  name: 'commerce-mfe',
  title: 'Commerce',
  team: 'Commerce team',
  basePaths: ['/student-plans', '/trainer-plans', '/subscription-plan', '/coupon', '/marketing-coupon', '/student/quick-paylink', '/quick-paylink', '/reports'],
  shell: '^1.0.0',
  menu: [],
  routes: [],
  slots: [],
  commands: [],
});
