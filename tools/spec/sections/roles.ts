import type { Section } from '../sentence';
import { held, open } from './write';

export const roles: Section = {
  title: '6 Roles and permissions',
  sentences: [
    held(
      '6.1',
      'Role is numeric; 15 means student. Other role names are not shown.',
      'api/student › adding a student › creates an account of role 15 and the student together, with an audit row without the address',
      'shell/redirect › home of a student is the student area, home of others is home',
    ),
    held(
      '6.2',
      "Two checks exist: the user's role against a list of allowed roles, and whether the rights list holds a named right.",
      'auth/may-open › any one of several rights is enough',
      'auth/may-open › a refusal names the missing right',
      'shell/redirect › home of a student is the student area, home of others is home',
    ),
    held(
      '6.3',
      'Without a logged-in user both are false.',
      'shell/redirect › each section of the console is guarded: asked for without a sign-in, it leads there',
      'auth/logged-in-user › somebody is logged in on a device exactly while it has their entry',
    ),
    held(
      '6.4',
      'Menu rights: categoryList, skillList, agencyList, studentList, instituteList, subadminList, paymentLinkGeneration, courseList, libraryList, studentPlanList, chaptersList, settings (covers Coupon, Marketing Coupon, Settings and FAQs), reportList, liCustomCourse.',
      'tools/declared › the menu rights are those of the specification',
    ),
    held(
      '6.5',
      'Route sections are gated by login only.',
      'shell/redirect › each section of the console is guarded: asked for without a sign-in, it leads there',
      'e2e/session › without the right the typed path says which right is missing, and no code of the remote is fetched',
    ),
    held(
      '6.6',
      "Requests always send the app type 'admin'.",
      'api-client/send › every call carries device, application and session',
    ),
    held(
      '6.7',
      'A roles section with role list and role create exists; its contents are not shown.',
      'e2e/roles › Roles: the whole job by keyboard: a role is made, a colleague invited with it, who sees its menu; the role is deleted and its people move',
      'api/role › a custom role is numbered from 100, and a writing right brings its reading right',
    ),
    open('6.8', 'Per-role permissions are not shown.'),
  ],
};
