import { defineConfig } from '@lectern/remote-kit';

/** What this remote declares; plain data, published with its release. */
export default defineConfig({
  name: 'people-mfe',
  title: 'People',
  team: 'People team',
  basePaths: ['/student', '/trainer', '/agency', '/institutes', '/sub-admin', '/roles', '/messages'],
  shell: '^1.0.0',
  menu: [{ title: 'Students', icon: 'graduation-cap', to: '/student', section: 'People', order: 10, access: ['studentList'] }],
  routes: [{ path: '/student', title: 'Students', layout: 'full', access: ['studentList'], expose: 'students' }],
  slots: [],
  commands: [],
});
