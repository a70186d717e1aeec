import { defineConfig } from '@lectern/remote-kit';

export default defineConfig({
  name: 'catalog-mfe',
  title: 'Catalogue',
  team: 'Catalogue team',
  basePaths: ['/category'],
  shell: '^1.0.0',
  menu: [{ title: 'Categories', icon: 'folder-tree', to: '/category/list', section: 'Catalogue', order: 10, access: ['categoryList'] }],
  routes: [{ path: '/category/list', title: 'Categories', layout: 'full', access: ['categoryList'], expose: 'category-list' }],
  slots: [{ slot: 'shell.home.v1', id: 'categories-by-status', order: 10, access: ['categoryList'], expose: 'home-categories' }],
  commands: [],
});
