import { defineConfig, listCommands } from '@lectern/remote-kit';

export default defineConfig({
  name: 'catalog-mfe',
  title: 'Catalogue',
  team: 'Catalogue team',
  basePaths: ['/category', '/chapters'],
  shell: '^1.0.0',
  menu: [
    {
      title: 'Categories',
      icon: 'folder-tree',
      to: '/category/list',
      section: 'Catalogue',
      order: 10,
      access: ['categoryList'],
    },
    { title: 'Skills', icon: 'shapes', to: '/category/skills', section: 'Catalogue', order: 20, access: ['skillList'] },
    { title: 'Chapters', icon: 'layers', to: '/chapters', section: 'Catalogue', order: 40, access: ['chaptersList'] },
  ],
  routes: [
    { path: '/category/list', title: 'Categories', layout: 'full', access: ['categoryList'], expose: 'category-list' },
    { path: '/category/skills', title: 'Skills', layout: 'full', access: ['skillList'], expose: 'skills' },
    {
      path: '/category/skills/import',
      title: 'Import skills',
      layout: 'full',
      access: ['skillEdit'],
      expose: 'skill-import',
    },
    { path: '/chapters', title: 'Chapters', layout: 'full', access: ['chaptersList'], expose: 'chapters' },
  ],
  slots: [
    {
      slot: 'shell.home.v1',
      id: 'categories-by-status',
      order: 60,
      access: ['categoryList'],
      expose: 'home-categories',
    },
  ],
  commands: [
    {
      id: 'category-add',
      title: 'New category',
      keywords: ['add', 'create'],
      to: '/category/list?new=',
      access: ['categoryEdit'],
    },
    {
      id: 'category-deleted',
      title: 'Recently deleted categories',
      keywords: ['restore', 'trash', 'undo'],
      to: '/category/list?deleted=only',
      access: ['categoryDelete'],
    },
    ...listCommands({
      id: 'skill',
      one: 'skill',
      many: 'skills',
      list: '/category/skills',
      write: ['skillEdit'],
      remove: ['skillDelete'],
      home: 40,
    }),
    ...listCommands({
      id: 'chapter',
      one: 'chapter',
      many: 'chapters',
      list: '/chapters',
      keywords: ['topic'],
      write: ['chapterEdit'],
      remove: ['chapterDelete'],
    }),
  ],
  records: [
    { type: 'categories', title: 'Categories', icon: 'folder-tree', list: '/category/list' },
    { type: 'skills', title: 'Skills', icon: 'shapes', list: '/category/skills' },
    { type: 'chapters', title: 'Chapters', icon: 'layers', list: '/chapters' },
  ],
});
