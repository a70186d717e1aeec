import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'category-list': () => import(/* webpackChunkName: "category-list" */ './category/CategoryListScreen'),
  skills: () => import(/* webpackChunkName: "skills" */ './skill/SkillListScreen'),
  'skill-import': () => import(/* webpackChunkName: "skill-import" */ './skill/import/ImportSkills'),
  courses: () => import(/* webpackChunkName: "courses" */ './course/CourseListScreen'),
  'course-intro-video': () => import(/* webpackChunkName: "course-intro-video" */ './course-video/IntroVideoScreen'),
  'course-curriculum': () => import(/* webpackChunkName: "course-curriculum" */ './curriculum/CurriculumScreen'),
  quizzes: () => import(/* webpackChunkName: "quizzes" */ './quiz/QuizListScreen'),
  quiz: () => import(/* webpackChunkName: "quiz" */ './quiz/QuizScreen'),
  'course-info': () => import(/* webpackChunkName: "course-info" */ './course/info/InfoScreen'),
  'training-ads': () => import(/* webpackChunkName: "training-ads" */ './training-ad/TrainingAdListScreen'),
  'training-ad-info': () => import(/* webpackChunkName: "training-ad-info" */ './training-ad/info/InfoScreen'),
  'training-ad-recordings': () =>
    import(/* webpackChunkName: "training-ad-recordings" */ './training-ad/recordings/RecordingsScreen'),
  'training-ad-batches': () =>
    import(/* webpackChunkName: "training-ad-batches" */ './training-ad/batches/BatchesScreen'),
  'course-features': () => import(/* webpackChunkName: "course-features" */ './course/parts/FeaturesScreen'),
  'course-topics': () => import(/* webpackChunkName: "course-topics" */ './course/parts/TopicsScreen'),
  'course-students': () => import(/* webpackChunkName: "course-students" */ './course/parts/StudentsScreen'),
  'course-reviews': () => import(/* webpackChunkName: "course-reviews" */ './course/parts/ReviewsScreen'),
  'course-preview': () => import(/* webpackChunkName: "course-preview" */ './course/preview/PreviewScreen'),
  'home-proposals': () => import(/* webpackChunkName: "home-proposals" */ './job/HomeProposals'),
  'home-reviews': () => import(/* webpackChunkName: "home-reviews" */ './course/HomeReviews'),
  chapters: () => import(/* webpackChunkName: "chapters" */ './chapter/ChapterListScreen'),
  'upcoming-courses': () => import(/* webpackChunkName: "upcoming-courses" */ './upcoming-course/UpcomingListScreen'),
  jobs: () => import(/* webpackChunkName: "jobs" */ './job/JobListScreen'),
  'job-info': () => import(/* webpackChunkName: "job-info" */ './job/detail/InfoScreen'),
  'job-proposals': () => import(/* webpackChunkName: "job-proposals" */ './job/detail/ProposalsScreen'),
  'one-to-one': () => import(/* webpackChunkName: "one-to-one" */ './one-to-one/OneToOneListScreen'),
  'home-categories': () => import(/* webpackChunkName: "home-categories" */ './category/HomeCategories'),
});
