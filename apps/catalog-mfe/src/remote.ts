import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'category-list': () => import(/* webpackChunkName: "category-list" */ './category/CategoryListScreen'),
  skills: () => import(/* webpackChunkName: "skills" */ './skill/SkillListScreen'),
  'skill-import': () => import(/* webpackChunkName: "skill-import" */ './skill/import/ImportSkills'),
  courses: () => import(/* webpackChunkName: "courses" */ './course/CourseListScreen'),
  'course-info': () => import(/* webpackChunkName: "course-info" */ './course/InfoScreen'),
  'home-categories': () => import(/* webpackChunkName: "home-categories" */ './category/HomeCategories'),
});
