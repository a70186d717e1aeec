import type { Section } from '../sentence';

export const routing: Section = {
  title: '2 Routing shell and the impersonate-notify page',
  sentences: [
    {
      id: '2.1',
      text: 'The empty path redirects to auth/login.',
      tests: [
        'shell/redirect › nobody signed in: home leads to the sign-in, other paths are kept on the way there',
        'api/page › without a session › the bare address leads to the sign-in',
        'e2e/session › the sign-in page is accessible, and a refused pair is shown in one note',
      ],
    },
    {
      id: '2.2',
      text: 'The main shell holds lazily loaded sections, each guarded by a login check. Sections: agency, student, institutes, category, sub-admin (users), roles (role permissions), course, subscription-plan, library, reports, an empty-path common set, student-plans, trainer-plans, coupon, marketing-coupon, FAQs, chapters, li-custom-course.',
      tests: [
        'shell/redirect › each section of the console is guarded: asked for without a sign-in, it leads there',
        'shell/start › without a session the sign-in page is loaded and nothing of the console',
        'shell/composition › a declared route shows the component behind its expose',
        'e2e/session › without the right the typed path says which right is missing, and no code of the remote is fetched',
      ],
    },
    {
      id: '2.3',
      text: 'The auth section (login and related pages) sits in a separate shell under auth.',
      tests: [
        'shell/start › without a session the sign-in page is loaded and nothing of the console',
        'shell/start › with a session in the page the console is loaded and no sign-in',
        'api/page › without a session › the page holds no session document and nothing of any remote, only the sign-in',
      ],
    },
    {
      id: '2.4',
      text: 'An already logged-in user is sent away from it: to the impersonate-notify page if impersonation mode is on, otherwise to the categories page.',
      tests: [
        'shell/redirect › while impersonating the auth pages lead to the notify page',
        'shell/redirect › a signed-in person is sent away from the auth pages: to the categories, without that right home, a student to the student area',
        'e2e/session › signed in, the auth pages lead to the categories, without that right home, a student to the student area',
        'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 1440',
      ],
    },
    {
      id: '2.5',
      text: 'A query parameter impersonate_mode=off clears the stored impersonation flag first.',
      tests: [
        'shell/redirect › impersonate_mode=off counts on the auth pages only',
        'e2e/impersonation › impersonate_mode=off clears the flag before anything else; the bar and the way back stay',
      ],
    },
    {
      id: '2.6',
      text: 'Any other path shows a Page Not Found screen with a Back To Home link to /.',
      tests: [
        'shell/Screen › an address that nothing declares is Page Not Found, with a way home',
        'shell/Screen › an address below a screen is Page Not Found, with a way home',
        'shell/Screen › an address of a screen that is not built yet is Page Not Found, with a way home',
        'e2e/shell › an address that leads nowhere is Page Not Found, and Back To Home leads home',
      ],
    },
    {
      id: '2.7',
      text: 'The guard for the main shell lets a user in only if a logged-in-user entry is stored; otherwise it sends them to the home/login page.',
      tests: [
        'shell/start › without the entry of a logged-in user on the device a session opens nothing: the sign-in page is loaded, which ends it first',
        'shell/Screen › a navigation lets nobody in whose entry is gone from the device: nothing of the screen is shown, and the sign-in is next',
        'shell/redirect › each section of the console is guarded: asked for without a sign-in, it leads there',
        'auth/sign-out › the logged-in user is stored sealed under the device id',
        'e2e/session › the device keeps who is signed in sealed only, and after the sign-out the device id alone',
      ],
    },
    {
      id: '2.8',
      text: 'The root path / is the home page for non-students.',
      tests: [
        'shell/redirect › home of a student is the student area, home of others is home',
        'e2e/shell › home: the day, the person, two actions, key figures and the blocks of the remotes',
      ],
    },
    {
      id: '2.9',
      text: 'After login, role 15 (student) goes to the student area and others go to the root.',
      tests: [
        'e2e/session › signed in, the auth pages lead to the categories, without that right home, a student to the student area',
        'e2e/session › a path to another origin is not kept',
        'api/page › with a session › a student is led to the student area',
      ],
    },
    {
      id: '2.10',
      text: "Shows the text 'Impersonate mode is on Please click below button to quit impersonate mode and go back to admin.' and a button 'Go Back To Admin' that ends impersonation.",
      tests: [
        'shell/Screen › the notify page says the specified words and offers one button',
        'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 1440',
        'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 375',
      ],
    },
    {
      id: '2.11',
      text: 'If no impersonation flag is stored, it goes to home.',
      tests: [
        'shell/redirect › the notify page is open while impersonating; without the flag it leads home',
        'shell/Screen › without the flag the notify page leads home',
        'e2e/impersonation › impersonate_mode=off clears the flag before anything else; the bar and the way back stay',
      ],
    },
  ],
};
