import type { Section } from '../sentence';
import { held, open, partly, waits } from './write';

export const product: Section = {
  title: '1 What the product does and for whom',
  sentences: [
    open(
      '1.1',
      'The product is a web back-office (an academy) for staff of an online tutoring and course marketplace. Users of the marketplace are students, trainers, agencies and admins or sub-admins.',
    ),
    partly(
      '1.2',
      'Staff sign in to manage: categories, skills, agencies (trainers), students, institutes, sub-admins, roles and permissions, video courses, subscription plans, a library, student plans, trainer plans, chapters, coupons, marketing coupons, reports, settings, FAQs and custom courses.',
      'the screens that are listed as not built in section 2',
      'tools/declared › /category/list is in the menu as Categories, with the right categoryList and without it not',
      'tools/declared › /category/skills is in the menu as Skills, with the right skillList and without it not',
      'tools/declared › /student is in the menu as Students, with the right studentList and without it not',
      'tools/declared › /institutes is in the menu as Institutes, with the right instituteList and without it not',
      'tools/declared › /sub-admin is in the menu as Sub-admin, with the right subadminList and without it not',
      'tools/declared › /course/video-course is in the menu as Video Courses, with the right courseList and without it not',
      'tools/declared › /library is in the menu as Library, with the right libraryList and without it not',
      'tools/declared › /chapters is in the menu as Chapters, with the right chaptersList and without it not',
      'tools/declared › /coupon/listing is in the menu as Coupon, with the right settings and without it not',
      'tools/declared › /setting is in the menu as Settings, with the right settings and without it not',
      'tools/declared › /FAQs is in the menu as FAQs, with the right settings and without it not',
    ),
    waits('1.3', 'A payment-link generator exists for quick student sign-up.', 'payment links'),
    open(
      '1.4',
      'The wider marketplace also offers courses, training ads with batches, one-to-one learning, custom courses, jobs with proposals, a media library, messages and analytical reports. Which of these have screens in this admin application beyond the route list below is not shown.',
    ),
    held(
      '1.5',
      'An admin can impersonate another user and later quit impersonation to return to admin.',
      'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 1440',
      'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 375',
      "api/impersonate › going back › is the admin's own session, without signing in again",
    ),
    held(
      '1.6',
      'The application embeds a rich-text editor with math and chemistry equation support. Its toolbar has two custom buttons, one for a molecule drawing tool and one for a diagram tool. They only signal the page to open those tools.',
      'e2e/editor-drawings › editor: a molecule is drawn in MarvinJS, put into the text as a PNG of 400 × 400, and opened again from its source',
      'e2e/editor-drawings › editor: a diagram is drawn, kept as a draft meanwhile, put into the text, and opened again from its source',
      'e2e/editor › editor: an answer with a formula and a table is written, cleaned, and shown where it is read, without a script',
    ),
    held(
      '1.7',
      "The page title is the route's title followed by a suffix with the product name.",
      'shell/Screen › home says the day and the person, offers their actions and shows what the remotes bring',
      'shell/Screen › without the right a typed path says so, with the missing right, and no code of the remote is loaded',
      'e2e/shell › home: the day, the person, two actions, key figures and the blocks of the remotes',
    ),
    held(
      '1.8',
      "The root shows a full-screen spinner with the text 'Loading...' while starting.",
      'shell/start › until the first screen is there the page says "Loading..."',
    ),
  ],
};
