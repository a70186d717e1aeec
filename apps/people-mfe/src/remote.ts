import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  messages: () => import(/* webpackChunkName: "messages" */ './messages/MessagesScreen'),
  institutes: () => import(/* webpackChunkName: "institutes" */ './institute/InstituteListScreen'),
  'sub-admins': () => import(/* webpackChunkName: "sub-admins" */ './sub-admin/SubAdminListScreen'),
  roles: () => import(/* webpackChunkName: "roles" */ './role/RoleListScreen'),
  role: () => import(/* webpackChunkName: "role" */ './role/RoleScreen'),
  students: () => import(/* webpackChunkName: "students" */ './student/StudentListScreen'),
  'student-profile': () => import(/* webpackChunkName: "student-profile" */ './student/edit/ProfileInfoScreen'),
  'student-skill': () => import(/* webpackChunkName: "student-skill" */ './student/edit/SkillScreen'),
  'student-import': () => import(/* webpackChunkName: "student-import" */ './student/import/ImportStudents'),
  'student-merge': () => import(/* webpackChunkName: "student-merge" */ './student/merge/MergeScreen'),
  'student-info': () => import(/* webpackChunkName: "student-info" */ './student/detail/PersonalInfoScreen'),
  'student-activity': () => import(/* webpackChunkName: "student-activity" */ './student/detail/ActivityScreen'),
  'student-demos': () => import(/* webpackChunkName: "student-demos" */ './student/detail/DemoScreen'),
  trainers: () => import(/* webpackChunkName: "trainers" */ './trainer/TrainerListScreen'),
  'trainer-edit': () => import(/* webpackChunkName: "trainer-edit" */ './trainer/edit/TrainerEditScreen'),
  'trainer-review': () => import(/* webpackChunkName: "trainer-review" */ './review/ReviewScreen'),
  'trainer-info': () =>
    import(/* webpackChunkName: "trainer-info" */ './trainer/detail/TrainerPage').then(({ tab }) =>
      tab('personal_info'),
    ),
  'trainer-skills': () =>
    import(/* webpackChunkName: "trainer-skills" */ './trainer/detail/TrainerPage').then(({ tab }) => tab('skills')),
  'trainer-experience': () =>
    import(/* webpackChunkName: "trainer-experience" */ './trainer/detail/TrainerPage').then(({ tab }) =>
      tab('experience'),
    ),
  'trainer-resume': () =>
    import(/* webpackChunkName: "trainer-resume" */ './trainer/detail/TrainerPage').then(({ tab }) => tab('resume')),
  'trainer-certification': () =>
    import(/* webpackChunkName: "trainer-certification" */ './trainer/detail/TrainerPage').then(({ tab }) =>
      tab('certification'),
    ),
  'trainer-education': () =>
    import(/* webpackChunkName: "trainer-education" */ './trainer/detail/TrainerPage').then(({ tab }) =>
      tab('education'),
    ),
  'trainer-demo': () =>
    import(/* webpackChunkName: "trainer-demo" */ './trainer/detail/TrainerPage').then(({ tab }) => tab('demo')),
  'trainer-week': () => import(/* webpackChunkName: "trainer-week" */ './trainer/week/WeekScreen'),
  'trainer-activity': () => import(/* webpackChunkName: "trainer-activity" */ './trainer/detail/ActivityScreen'),
  agencies: () => import(/* webpackChunkName: "agencies" */ './agency/AgencyListScreen'),
  'agency-edit': () => import(/* webpackChunkName: "agency-edit" */ './agency/AgencyEditScreen'),
  'agency-onboarding': () => import(/* webpackChunkName: "agency-onboarding" */ './agency/OnboardingScreen'),
  'agency-info': () =>
    import(/* webpackChunkName: "agency-info" */ './agency/detail/AgencyPage').then(({ tab }) => tab('personal_info')),
  'agency-skills': () =>
    import(/* webpackChunkName: "agency-skills" */ './agency/detail/AgencyPage').then(({ tab }) => tab('skills')),
  'agency-experience': () =>
    import(/* webpackChunkName: "agency-experience" */ './agency/detail/AgencyPage').then(({ tab }) =>
      tab('experience'),
    ),
  'agency-documents': () =>
    import(/* webpackChunkName: "agency-documents" */ './agency/detail/AgencyPage').then(({ tab }) => tab('documents')),
  'agency-activity': () => import(/* webpackChunkName: "agency-activity" */ './agency/detail/ActivityScreen'),
  'home-queue': () => import(/* webpackChunkName: "home-queue" */ './review/HomeQueue'),
  'batch-list': () => import(/* webpackChunkName: "batch-list" */ './batch/BatchListScreen'),
  'batch-edit': () => import(/* webpackChunkName: "batch-edit" */ './batch/EditBatchScreen'),
  'batch-members': () => import(/* webpackChunkName: "batch-members" */ './batch/MembersScreen'),
  'batch-meetings': () => import(/* webpackChunkName: "batch-meetings" */ './batch/MeetingsScreen'),
  'batch-curriculum': () => import(/* webpackChunkName: "batch-curriculum" */ './batch/curriculum/CurriculumScreen'),
  'batch-quiz-assignment': () => import(/* webpackChunkName: "batch-quiz-assignment" */ './batch/task/TasksScreen'),
  'batch-messages': () => import(/* webpackChunkName: "batch-messages" */ './batch/MessagesTab'),
  'batch-report': () => import(/* webpackChunkName: "batch-report" */ './batch/report/ReportScreen'),
  'batch-drive': () => import(/* webpackChunkName: "batch-drive" */ './batch/drive/DriveScreen'),
  'batch-payment': () => import(/* webpackChunkName: "batch-payment" */ './batch/PaymentTab'),
  'batch-activities': () => import(/* webpackChunkName: "batch-activities" */ './batch/activity/ActivitiesScreen'),
  'home-meetings': () => import(/* webpackChunkName: "home-meetings" */ './batch/HomeMeetings'),
  'own-batches': () => import(/* webpackChunkName: "own-batches" */ './batch/OwnBatches'),
  'home-figures': () => import(/* webpackChunkName: "home-figures" */ './student/home/HomeStudentFigures'),
  'home-sign-ups': () => import(/* webpackChunkName: "home-sign-ups" */ './student/home/HomeSignUps'),
  'home-waiting': () => import(/* webpackChunkName: "home-waiting" */ './student/home/HomeWaiting'),
  'own-tasks': () => import(/* webpackChunkName: "own-tasks" */ './student/area/task/OwnTasks'),
  'own-files': () => import(/* webpackChunkName: "own-files" */ './student/area/task/OwnFiles'),
  'own-profile': () => import(/* webpackChunkName: "own-profile" */ './student/area/OwnProfile'),
});
