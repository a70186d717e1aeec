import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'category-list': () => import(/* webpackChunkName: "category-list" */ './category/CategoryListScreen'),
  skills: () => import(/* webpackChunkName: "skills" */ './skill/SkillListScreen'),
  'skill-import': () => import(/* webpackChunkName: "skill-import" */ './skill/import/ImportSkills'),
  chapters: () => import(/* webpackChunkName: "chapters" */ './chapter/ChapterListScreen'),
  'upcoming-courses': () => import(/* webpackChunkName: "upcoming-courses" */ './upcoming-course/UpcomingListScreen'),
  jobs: () => import(/* webpackChunkName: "jobs" */ './job/JobListScreen'),
  'job-info': () => import(/* webpackChunkName: "job-info" */ './job/detail/InfoScreen'),
  'job-proposals': () => import(/* webpackChunkName: "job-proposals" */ './job/detail/ProposalsScreen'),
  'one-to-one': () => import(/* webpackChunkName: "one-to-one" */ './one-to-one/OneToOneListScreen'),
  'home-categories': () => import(/* webpackChunkName: "home-categories" */ './category/HomeCategories'),
});
