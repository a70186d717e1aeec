import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'category-list': () => import(/* webpackChunkName: "category-list" */ './category/CategoryListScreen'),
  skills: () => import(/* webpackChunkName: "skills" */ './skill/SkillListScreen'),
  'skill-import': () => import(/* webpackChunkName: "skill-import" */ './skill/import/ImportSkills'),
  courses: () => import(/* webpackChunkName: "courses" */ './course/CourseListScreen'),
  'course-info': () => import(/* webpackChunkName: "course-info" */ './course/InfoScreen'),
  'course-intro-video': () => import(/* webpackChunkName: "course-intro-video" */ './course-video/IntroVideoScreen'),
  'course-curriculum': () => import(/* webpackChunkName: "course-curriculum" */ './curriculum/CurriculumScreen'),
  quizzes: () => import(/* webpackChunkName: "quizzes" */ './quiz/QuizListScreen'),
  quiz: () => import(/* webpackChunkName: "quiz" */ './quiz/QuizScreen'),
  'home-categories': () => import(/* webpackChunkName: "home-categories" */ './category/HomeCategories'),
});
