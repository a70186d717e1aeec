import { defineConfig } from '@lectern/remote-kit';

/** What this remote declares; plain data, published with its release. It has no screens yet. */
export default defineConfig({
  name: 'people-mfe',
  title: 'People',
  team: 'People team',
  basePaths: ['/student', '/trainer', '/agency', '/institutes', '/sub-admin', '/roles', '/messages'],
  shell: '^1.0.0',
  menu: [],
  routes: [],
  slots: [],
  commands: [],
});
