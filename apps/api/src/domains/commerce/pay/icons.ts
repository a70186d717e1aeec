import { markup, type Html } from './markup';

const icon = (tone: string, shape: Html): Html =>
  markup`<svg class="i ${tone}" viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;
const path = (d: string): Html => markup`<path d="${d}"/>`;
const ring = markup`<circle cx="12" cy="12" r="10"/>`;

/** Signs of the states, drawn as in lucide (ISC licence). The heading says the same in words. */
export const icons = {
  waiting: icon(
    'info',
    path('M12 2v4m4.2 1.8 2.9-2.9M18 12h4m-5.8 4.2 2.9 2.9M12 18v4m-7.1-2.9 2.9-2.9M2 12h4M4.9 4.9l2.9 2.9'),
  ),
  failed: icon('bad', path('m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01')),
  done: icon('ok', markup`${ring}${path('m16 9-5.5 5.5L8 12')}`),
  expired: icon(
    'warn',
    markup`${path('M5 22h14M5 2h14m-2 20v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22')}
${path('M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2')}`,
  ),
  cancelled: icon('off', markup`${ring}${path('m15 9-6 6m0-6 6 6')}`),
  returned: icon('info', path('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5')),
  taken: icon(
    'warn',
    markup`${path('M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87')}
<circle cx="9" cy="7" r="4"/>`,
  ),
};

/** The mark of the product, 28 px. */
export const mark = markup`<svg class="mark" viewBox="0 0 20 20" aria-hidden="true">
<rect width="20" height="20" rx="5"/><path d="M4.4 9 15.6 4.9M10.2 7.2v7.4M6.8 14.9h6.8"/></svg>`;
