import { defineConfig, listCommands } from '@lectern/remote-kit';

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
  ],
  // Anyone who is signed in may read their own profile; the shell shows the student area to students alone.
  slots: [{ slot: 'people.student.area.v1', id: 'own-profile', order: 10, access: 'signed in', expose: 'own-profile' }],
  commands: [
    {
      id: 'student-add',
      title: 'Add student',
      keywords: ['new', 'create', 'sign up'],
      to: '/student/edit/profile-info',
      access: ['studentEdit'],
    },
    {
      id: 'student-deleted',
      title: 'Recently deleted students',
      keywords: ['restore', 'trash', 'undo'],
      to: '/student?deleted=only',
      access: ['studentDelete'],
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
    { type: 'institutes', title: 'Institutes', icon: 'building', list: '/institutes' },
  ],
});
