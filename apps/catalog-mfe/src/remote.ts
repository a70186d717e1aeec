import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'category-list': () => import(/* webpackChunkName: "category-list" */ './category/CategoryListScreen'),
  skills: () => import(/* webpackChunkName: "skills" */ './skill/SkillListScreen'),
  'skill-import': () => import(/* webpackChunkName: "skill-import" */ './skill/import/ImportSkills'),
  courses: () => import(/* webpackChunkName: "courses" */ './course/CourseListScreen'),
  'course-info': () => import(/* webpackChunkName: "course-info" */ './course/info/InfoScreen'),
  'training-ads': () => import(/* webpackChunkName: "training-ads" */ './training-ad/TrainingAdListScreen'),
  'training-ad-info': () => import(/* webpackChunkName: "training-ad-info" */ './training-ad/info/InfoScreen'),
  'training-ad-batches': () =>
    import(/* webpackChunkName: "training-ad-batches" */ './training-ad/batches/BatchesScreen'),
  'home-categories': () => import(/* webpackChunkName: "home-categories" */ './category/HomeCategories'),
});
