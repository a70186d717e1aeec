import { defineConfig, listCommands } from '@lectern/remote-kit';

export default defineConfig({
  name: 'content-mfe',
  title: 'Content',
  team: 'Content team',
  basePaths: ['/FAQs'],
  shell: '^1.0.0',
  // CKEditor refuses a second copy of itself in a page.
  onePerPage: true,
  menu: [{ title: 'FAQs', icon: 'help-circle', to: '/FAQs', section: 'Content', order: 20, access: ['settings'] }],
  routes: [{ path: '/FAQs', title: 'FAQs', layout: 'full', access: ['settings'], expose: 'faqs' }],
  slots: [
    { slot: 'content.editor.v1', id: 'rich-text', order: 10, access: 'signed in', expose: 'editor' },
    {
      slot: 'shell.home.v2',
      id: 'faqs-in-draft',
      order: 50,
      access: ['settings'],
      expose: 'home-faqs',
      title: 'FAQs in draft',
      to: '/FAQs?filter%5Bstatus%5D=eq%3Adraft',
    },
  ],
  commands: [
    ...listCommands({
      id: 'faq',
      one: 'FAQ',
      many: 'FAQs',
      list: '/FAQs',
      keywords: ['question'],
      write: ['faqEdit'],
      remove: ['faqEdit'],
      home: 30,
    }),
    {
      id: 'faq-drafts',
      title: 'FAQs in draft',
      keywords: ['unpublished', 'question'],
      to: '/FAQs?filter%5Bstatus%5D=eq%3Adraft',
      access: ['settings'],
    },
  ],
  records: [{ type: 'faqs', title: 'FAQs', icon: 'help-circle', list: '/FAQs' }],
});
