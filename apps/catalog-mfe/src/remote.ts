import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'category-list': () => import(/* webpackChunkName: "category-list" */ './category/CategoryListScreen'),
  skills: () => import(/* webpackChunkName: "skills" */ './skill/SkillListScreen'),
  'skill-import': () => import(/* webpackChunkName: "skill-import" */ './skill/import/ImportSkills'),
  'home-categories': () => import(/* webpackChunkName: "home-categories" */ './category/HomeCategories'),
});
