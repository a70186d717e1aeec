import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'category-list': () => import(/* webpackChunkName: "category-list" */ './category/CategoryListScreen'),
  skills: () => import(/* webpackChunkName: "skills" */ './skill/SkillListScreen'),
  'skill-import': () => import(/* webpackChunkName: "skill-import" */ './skill/import/ImportSkills'),
  chapters: () => import(/* webpackChunkName: "chapters" */ './chapter/ChapterListScreen'),
  'upcoming-courses': () => import(/* webpackChunkName: "upcoming-courses" */ './upcoming-course/UpcomingListScreen'),
  'home-categories': () => import(/* webpackChunkName: "home-categories" */ './category/HomeCategories'),
});
