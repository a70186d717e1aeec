import type { Section } from '../sentence';
import { held, open, partly } from './write';

export const entities: Section = {
  title: '3 Entities and their fields',
  sentences: [
    held(
      '3.1',
      'Logged-in user, stored encrypted on the device: role (number) and rights (list).',
      'auth/sign-out › the logged-in user is stored sealed under the device id',
      'e2e/session › the device keeps who is signed in sealed only, and after the sign-out the device id alone',
    ),
    held(
      '3.2',
      'The device identifier, kept in a cookie named device-id, is the encryption key.',
      'auth/device-id › the first start makes 32 random bytes as base64url, later ones keep them',
      'contract/seal › opens a text sealed under the same device id and context',
    ),
    held(
      '3.3',
      'Client-side stored items: loggedInUser, impersonate_mode, device-id; on mobile also access_token and refresh_token.',
      'e2e/session › the device keeps who is signed in sealed only, and after the sign-out the device id alone',
      'api/impersonate › acting for somebody else › answers their session with both names, the reason and the hour, and sets the flag that scripts may read',
      'api/mobile › is given its tokens in the sealed answer and no cookies, and works with Bearer',
    ),
    held(
      '3.4',
      'Batch timing status list: 2 Upcoming, 3 Ongoing, 4 Completed, 5 Cancelled, 6 Missed.',
      'api/batch-clock › a batch with a member starts, ends with its last meeting, and its members complete; attendance stays open for 14 days',
      'api/batch › a batch is cancelled with a reason: its meetings end, holds are freed, and nothing changes after that',
    ),
    held(
      '3.5',
      'Server validation errors: a list of items, each with a property name and a set of constraint messages.',
      'api/frame › refusals › 400 names the fields',
      'api-client/catalogue › a 400 that no form took shows its first constraint',
    ),
    held(
      '3.6',
      'Errors may carry data.message or message.',
      'api-client/catalogue › an error text is the string itself, then data.message, then message, else "Something went wrong"',
    ),
    held(
      '3.7',
      'Auth responses carry a payload field (encrypted).',
      'api-client/send › a path with auth travels sealed both ways',
      'contract/seal › seals every path that contains auth and no other',
    ),
    held(
      '3.8',
      'A refresh response carries a result field with the new access token.',
      'api/mobile › takes the refresh token from the header or the body, and a new one comes with the answer',
    ),
    held(
      '3.9',
      'An upload response carries url.',
      'api/file › the editor’s address › takes a PNG and answers url with the result',
    ),
    partly(
      '3.10',
      'Sidebar menu item: path, title, icon, class, badge, badgeClass, isExternalLink, checkCondition, submenu.',
      'entries with a badge or an external link',
      'shell/menu › a person sees the entries of their rights, in sections in the order of the domains',
      'shell/menu › entries of one group stand under its name, at the place of the first',
    ),
    held(
      '3.11',
      'Editor content model: text attributes strikethrough, underline; image attribute width; block attribute blockIndent; list item attributes listType (todo) and todoListChecked; table attributes borderStyle, borderColor, borderWidth, backgroundColor, width, height, alignment (left or right); math element with formula.',
      'e2e/editor-round-trip › editor: documents with each element and attribute, and those of the demo, are stored again byte by byte when nobody changes them',
      'e2e/editor-constants › editor: a to-do item is checked and unchecked by its box and by keyboard',
    ),
    open(
      '3.12',
      'The call paths hint at further entities: agency, student, trainer, course, skill, category, role, coupon, FAQ, institute, gallery, plan, subscription, invoice, chapters, topics. Their fields are not shown.',
    ),
    open('3.13', 'A built-in list of sample featured tutors exists (not reproduced).'),
  ],
};
