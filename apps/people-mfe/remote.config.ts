import { defineConfig, listCommands } from '@lectern/remote-kit';

const sides = [
  { side: 'student', access: ['studentList'] },
  { side: 'trainer', access: ['trainerList'] },
] as const;

/** One tab of a batch, for a person who comes from a student and for one who comes from a trainer. */
const batchTab = (tab: string, title: string) =>
  sides.map(({ side, access }) => ({
    path: `/${side}/batch/${tab}`,
    title,
    layout: 'full' as const,
    access,
    expose: `batch-${tab}`,
  }));

/** What this remote declares; plain data, published with its release. */
export default defineConfig({
  name: 'people-mfe',
  title: 'People',
  team: 'People team',
  basePaths: ['/student', '/trainer', '/agency', '/institutes', '/sub-admin', '/roles', '/messages'],
  shell: '^1.0.0',
  menu: [
    {
      title: 'Students',
      icon: 'graduation-cap',
      to: '/student',
      section: 'People',
      order: 10,
      access: ['studentList'],
    },
    {
      title: 'Institutes',
      icon: 'building',
      to: '/institutes',
      section: 'People',
      order: 30,
      access: ['instituteList'],
    },
  ],
  routes: [
    { path: '/institutes', title: 'Institutes', layout: 'full', access: ['instituteList'], expose: 'institutes' },
    { path: '/student', title: 'Students', layout: 'full', access: ['studentList'], expose: 'students' },
    {
      path: '/student/edit/profile-info',
      title: 'Profile',
      layout: 'full',
      access: ['studentEdit'],
      expose: 'student-profile',
    },
    {
      path: '/student/edit/skill',
      title: 'Learning',
      layout: 'full',
      access: ['studentEdit'],
      expose: 'student-skill',
    },
    {
      path: '/student/import',
      title: 'Import students',
      layout: 'full',
      access: ['studentImport'],
      expose: 'student-import',
    },
    {
      path: '/student/detail/personal-info',
      title: 'Personal info',
      layout: 'full',
      access: ['studentList'],
      expose: 'student-info',
    },
    {
      path: '/student/detail/activity',
      title: 'Activity',
      layout: 'full',
      access: ['studentList'],
      expose: 'student-activity',
    },
    { path: '/student/batch/list', title: 'Batches', layout: 'full', access: ['studentList'], expose: 'batch-list' },
    { path: '/student/batch/edit', title: 'Batch', layout: 'full', access: ['trainerEdit'], expose: 'batch-edit' },
    ...batchTab('meetings', 'Meetings'),
    ...batchTab('members', 'Members'),
    ...batchTab('curriculum', 'Curriculum'),
    ...batchTab('quiz-assignment', 'Quizzes and assignments'),
    ...batchTab('report', 'Report'),
    ...batchTab('drive', 'Drive'),
    ...batchTab('activities', 'Activities'),
  ],
  slots: [
    // Anyone who is signed in may read their own profile; the shell shows the student area to students alone.
    { slot: 'people.student.area.v1', id: 'own-profile', order: 10, access: 'signed in', expose: 'own-profile' },
    { slot: 'people.student.area.v1', id: 'own-batches', order: 20, access: 'signed in', expose: 'own-batches' },
    {
      slot: 'shell.home.v2',
      id: 'meetings-today',
      order: 15,
      access: ['studentList'],
      expose: 'home-meetings',
      title: 'Today’s meetings',
      to: '/student/batch/list?filter%5Bstatus%5D=in%3A2%2C3',
    },
    { slot: 'people.student.area.v1', id: 'own-tasks', order: 40, access: 'signed in', expose: 'own-tasks' },
    { slot: 'people.student.area.v1', id: 'own-files', order: 50, access: 'signed in', expose: 'own-files' },
    {
      slot: 'shell.home.figures.v1',
      id: 'students-in-figures',
      order: 10,
      access: ['studentList'],
      expose: 'home-figures',
    },
    {
      slot: 'shell.home.v2',
      id: 'sign-ups',
      order: 10,
      access: ['studentList'],
      expose: 'home-sign-ups',
      title: 'Sign-ups per day',
      to: '/student?sort=-createdAt',
    },
    {
      slot: 'shell.home.v2',
      id: 'waiting-for-a-call',
      order: 20,
      access: ['studentList'],
      expose: 'home-waiting',
      title: 'Waiting for a call',
      to: '/student?sort=createdAt&filter%5BleadState%5D=eq%3Anew',
    },
  ],
  commands: [
    {
      id: 'student-add',
      title: 'Add student',
      keywords: ['new', 'create', 'sign up'],
      to: '/student/edit/profile-info',
      access: ['studentEdit'],
      home: 10,
    },
    {
      id: 'student-deleted',
      title: 'Recently deleted students',
      keywords: ['restore', 'trash', 'undo'],
      to: '/student?deleted=only',
      access: ['studentDelete'],
    },
    {
      id: 'batches',
      title: 'Batches',
      keywords: ['groups', 'meetings', 'classes'],
      to: '/student/batch/list',
      access: ['studentList'],
    },
    {
      id: 'batch-add',
      title: 'Add batch',
      keywords: ['new', 'create'],
      to: '/student/batch/edit',
      access: ['trainerEdit'],
    },
    ...listCommands({
      id: 'institute',
      one: 'institute',
      many: 'institutes',
      list: '/institutes',
      keywords: ['school', 'college'],
      write: ['instituteEdit'],
      remove: ['instituteDelete'],
    }),
  ],
  records: [
    { type: 'students', title: 'Students', icon: 'graduation-cap', list: '/student' },
    { type: 'batches', title: 'Batches', icon: 'calendar', list: '/student/batch/list' },
    { type: 'institutes', title: 'Institutes', icon: 'building', list: '/institutes' },
  ],
});
