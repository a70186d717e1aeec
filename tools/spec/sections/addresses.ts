import type { Section } from '../sentence';
import { held, partly } from './write';

const exactly = (group: string): string =>
  `tools/declared › of the specified addresses of ${group} exactly those that are listed as not built are missing`;

export const addresses: Section = {
  title: '2 Other known routes, the editor page and layouts',
  sentences: [
    partly(
      '2.31',
      '/users, /auth/login, /auth/forgot-password, /change-password, /student, /quick-paylink, /impersonate-notify, /one-to-one/listing, /trainer, /roles, /sub-admin, /trainer-plans, /trainer-plans/details, /student-plans, /student-plans/details, /course/upcoming-course, /library/add, /library/edit, /coupon/create, /coupon/update, /coupon/view, /marketing-coupon/view, /marketing-coupon/create, /marketing-coupon/update, /reports/analytical/details, /training-ad.',
      'payment links, plans, marketing coupons and reports',
      exactly('account and session'),
      exactly('students'),
      exactly('trainers'),
      exactly('coupons'),
      exactly('upcoming courses and one-to-one'),
      exactly('training ads'),
      exactly('the library'),
      exactly('roles and sub-admins'),
      exactly('the other known routes'),
    ),
    held('2.32', 'Student edit: /student/edit/profile-info, /student/edit/skill.', exactly('student edit')),
    held(
      '2.33',
      'Student detail tabs: /student/detail/personal-info, demo-detail, activity.',
      exactly('student detail'),
    ),
    partly(
      '2.34',
      'Student batch tabs under /student/batch/: list, meetings, curriculum, quiz-assignment, messages, report, drive, activities, payment.',
      'tabs of batches',
      exactly('student batch'),
    ),
    held(
      '2.35',
      'Trainer detail tabs: /trainer/detail/personal-info, skills, experience, resume, certification, education-info, demo-detail, activity.',
      exactly('trainer detail'),
    ),
    partly(
      '2.36',
      'Trainer batch tabs under /trainer/batch/: meetings, curriculum, quiz-assignment, messages, report, drive, activities, payment.',
      'tabs of batches',
      exactly('trainer batch'),
    ),
    held(
      '2.37',
      'Agency detail tabs: /agency/detail/personal-info, skills, experience, documents, activity.',
      exactly('agency detail'),
    ),
    held(
      '2.38',
      'Course detail tabs: /course/detail/info, intro-video, features, curriculum, custom-topics.',
      exactly('course detail'),
    ),
    held(
      '2.39',
      'Training ad detail: /training-ad/detail/info, batches, meeting-recording.',
      exactly('training ad detail'),
    ),
    held('2.40', 'Job detail: /job/detail/info, proposals.', exactly('job detail')),
    held('2.41', 'Messages: /messages/batch-list, /messages/profile.', exactly('messages')),
    partly(
      '2.42',
      'A test or demo page with a rich-text editor, a chemical structure sketcher modal (titled MarvinJS, buttons Close and Save changes) and a diagram editor popup.',
      'the page of its own; the editor is in the forms',
      'e2e/editor-drawings › editor: a molecule is drawn in MarvinJS, put into the text as a PNG of 400 × 400, and opened again from its source',
      'e2e/editor-drawings › editor: a diagram is drawn, kept as a draft meanwhile, put into the text, and opened again from its source',
    ),
    held(
      '2.43',
      'The sketch or diagram is exported as a png (sketch export 400 by 400), uploaded, and inserted into the content as an image.',
      'e2e/editor-drawings › editor: a molecule is drawn in MarvinJS, put into the text as a PNG of 400 × 400, and opened again from its source',
      'e2e/editor-drawings › editor: a diagram is drawn, kept as a draft meanwhile, put into the text, and opened again from its source',
    ),
    held(
      '2.44',
      "Diagram drafts are autosaved in the browser's local storage.",
      'e2e/editor-drawings › editor: a diagram is drawn, kept as a draft meanwhile, put into the text, and opened again from its source',
      'content-mfe/drafts › a draft is kept with its time, until it is dropped',
    ),
    held(
      '2.45',
      'Full layout: collapsible sidebar headed by the product name plus the word Academy;',
      'shell/Sidebar › the head names product and Academy and leads home',
      'shell/Sidebar › collapsed, entries keep their names and a group opens as a menu at its side',
    ),
    held(
      '2.46',
      'top bar with Change password, fullscreen toggle and Logout;',
      'shell/frame › the top bar has the full-screen toggle, and in the menu of the person the change of the password and the way out',
    ),
    held('2.47', 'footer with the current year.', 'shell/frame › the footer has the current year'),
    held(
      '2.48',
      'Below 992px width the sidebar hides automatically.',
      'shell/use-sidebar › below 992 px it is hidden, opens over the page, and nothing is kept',
      'e2e/shell › at 375 px nothing scrolls sideways, and below 992 px the menu opens over the page',
    ),
    held(
      '2.49',
      'A content-only layout without the sidebar exists for some screens.',
      'shell/frame › the layout content has the screen and no sidebar',
      'shell/frame › the layout bare has the screen and no sidebar',
    ),
    held(
      '2.50',
      'Default sidebar: expanded, size sidebar-md, black background, light variant, left-to-right.',
      'shell/use-sidebar › as a column it is expanded by default, and a toggle is kept with the person',
      'e2e/shell › the sidebar begins expanded, 240 px wide, black with light words, at the left; it collapses in 200 ms',
    ),
    held(
      '2.51',
      'Menu groups open and close.',
      'shell/Sidebar › a group is folded until it is opened, and open where the current page is in it',
    ),
  ],
};
