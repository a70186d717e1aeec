import { defineConfig } from '@lectern/remote-kit';

export default defineConfig({
  name: 'catalog-mfe',
  title: 'Catalogue',
  team: 'Catalogue team',
  basePaths: ['/category'],
  shell: '^1.0.0',
  menu: [
    { title: 'Categories', icon: 'folder-tree', to: '/category/list', section: 'Catalogue', order: 10, access: ['categoryList'] },
    { title: 'Skills', icon: 'shapes', to: '/category/skills', section: 'Catalogue', order: 20, access: ['skillList'] },
  ],
  routes: [
    { path: '/category/list', title: 'Categories', layout: 'full', access: ['categoryList'], expose: 'category-list' },
    { path: '/category/skills', title: 'Skills', layout: 'full', access: ['skillList'], expose: 'skills' },
  ],
  slots: [{ slot: 'shell.home.v1', id: 'categories-by-status', order: 10, access: ['categoryList'], expose: 'home-categories' }],
  commands: [],
});
