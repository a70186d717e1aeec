import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  messages: () => import(/* webpackChunkName: "messages" */ './messages/MessagesScreen'),
  institutes: () => import(/* webpackChunkName: "institutes" */ './institute/InstituteListScreen'),
  students: () => import(/* webpackChunkName: "students" */ './student/StudentListScreen'),
  'student-profile': () => import(/* webpackChunkName: "student-profile" */ './student/edit/ProfileInfoScreen'),
  'student-skill': () => import(/* webpackChunkName: "student-skill" */ './student/edit/SkillScreen'),
  'student-import': () => import(/* webpackChunkName: "student-import" */ './student/import/ImportStudents'),
  'student-info': () => import(/* webpackChunkName: "student-info" */ './student/detail/PersonalInfoScreen'),
  'student-activity': () => import(/* webpackChunkName: "student-activity" */ './student/detail/ActivityScreen'),
  'home-figures': () => import(/* webpackChunkName: "home-figures" */ './student/home/HomeStudentFigures'),
  'home-sign-ups': () => import(/* webpackChunkName: "home-sign-ups" */ './student/home/HomeSignUps'),
  'home-waiting': () => import(/* webpackChunkName: "home-waiting" */ './student/home/HomeWaiting'),
  'own-profile': () => import(/* webpackChunkName: "own-profile" */ './student/area/OwnProfile'),
});
