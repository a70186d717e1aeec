import type { Section } from '../sentence';
import { held, partly, waits } from './write';

const inMenu = (id: string, path: string, title: string, right: string) =>
  held(
    id,
    `${path}: ${title}`,
    `tools/declared › ${path} is in the menu as ${title}, with the right ${right} and without it not`,
  );

export const menu: Section = {
  title: '2 Menu entries (each shown only when the user holds the matching right)',
  sentences: [
    inMenu('2.12', '/category/list', 'Categories', 'categoryList'),
    inMenu('2.13', '/category/skills', 'Skills', 'skillList'),
    inMenu('2.14', '/agency', 'Agencies', 'agencyList'),
    inMenu('2.15', '/student', 'Students', 'studentList'),
    inMenu('2.16', '/institutes', 'Institutes', 'instituteList'),
    inMenu('2.17', '/sub-admin', 'Sub-admin', 'subadminList'),
    waits('2.18', '/student/quick-paylink: Generate Payment Link', 'payment links'),
    inMenu('2.19', '/course/video-course', 'Video Courses', 'courseList'),
    inMenu('2.20', '/library', 'Library', 'libraryList'),
    waits('2.21', '/student-plans: Student Plans', 'plans'),
    inMenu('2.22', '/chapters', 'Chapters', 'chaptersList'),
    inMenu('2.23', '/coupon/listing', 'Coupon', 'settings'),
    waits('2.24', '/marketing-coupon/listing: Marketing Coupon', 'marketing coupons'),
    waits('2.25', '/reports/analytical: Analytical Report (under a Reports group)', 'reports'),
    inMenu('2.26', '/setting', 'Settings', 'settings'),
    inMenu('2.27', '/FAQs', 'FAQs', 'settings'),
    held(
      '2.28',
      '/li-custom-course/chapter and /li-custom-course/topic: under a Custom Course group',
      'tools/declared › /li-custom-course/chapter is in the menu as Chapters, with the right liCustomCourse and without it not',
      'tools/declared › /li-custom-course/topic is in the menu as Topics, with the right liCustomCourse and without it not',
    ),
    held(
      '2.29',
      'A change-password page is reached from the top bar.',
      'shell/frame › the top bar has the full-screen toggle, and in the menu of the person the change of the password and the way out',
      "e2e/accounts › one's own password is changed by keyboard alone, and the other device is signed out",
    ),
    partly(
      '2.30',
      'Each shown only when the user holds the matching right.',
      'the entries above that wait',
      'shell/menu › a person sees the entries of their rights, in sections in the order of the domains',
      'tools/declared › no menu entry that is listed as not built is there',
    ),
  ],
};
