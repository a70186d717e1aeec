import { defineConfig } from '@lectern/remote-kit';

export default defineConfig({
  name: 'content-mfe',
  title: 'Content',
  team: 'Content team',
  basePaths: ['/FAQs'],
  shell: '^1.0.0',
  menu: [{ title: 'FAQs', icon: 'help-circle', to: '/FAQs', section: 'Content', order: 20, access: ['settings'] }],
  routes: [{ path: '/FAQs', title: 'FAQs', layout: 'full', access: ['settings'], expose: 'faqs' }],
  slots: [{ slot: 'shell.home.v1', id: 'faqs-in-draft', order: 20, access: ['settings'], expose: 'home-faqs' }],
  commands: [],
});
