import type { Section } from '../sentence';
import { held, partly, waits } from './write';

export const limits: Section = {
  title: '9 Business constants and limits',
  sentences: [
    held(
      '9.1',
      'Maximum file size 2 MB.',
      'api/file › uploading a picture › takes 2 MB and not one byte more',
      'catalog-mfe/CategoryImage › the image of a category › is refused over 2 MB or of another type before anything is sent',
    ),
    held(
      '9.2',
      'Date locale en-GB.',
      'ui-kit/dates › days and times are those of the zone of the business, whatever the browser’s zone',
    ),
    waits(
      '9.3',
      'Price conversion: when currency is INR, amount divided by the rate; otherwise multiplied by the rate; shown with 2 decimals.',
      'prices in several currencies',
    ),
    held(
      '9.4',
      'Toasts: one open at a time, auto-dismiss, no duplicates, progress bar, 2000 ms time-out.',
      'ui-kit/Toasts › one toast is open at a time: a newer one takes its place',
      'ui-kit/Toasts › the same words are not shown twice',
      'ui-kit/Toasts › a bar runs down while the toast is open, for 2,000 ms',
      'ui-kit/toast-clock › it is done after 2,000 ms',
      'e2e/shell › the loss and the return of the connection are announced, one toast at a time',
    ),
    held(
      '9.5',
      'The spinner shows on each request and hides on response or error.',
      'api-client/send › quiet requests do not move the spinner, others do until they end',
      'shell/Progress › the bar appears after 150 ms of waiting and goes with the last request',
    ),
    partly(
      '9.6',
      'Password minimum 8 characters; minimum 250 words rule.',
      'a field with the rule of 250 words',
      'contract/passwords › "Abcdef1@" may be a password',
      'contract/passwords › "Abcde1@" may not: seven characters',
      'contract/fields › fewer than 250 words say "Minimum 250 words required."',
    ),
    held(
      '9.7',
      'Sidebar auto-hide breakpoint 992px; animation times 200 ms.',
      'shell/use-sidebar › below 992 px it is hidden, opens over the page, and nothing is kept',
      'e2e/shell › the sidebar begins expanded, 240 px wide, black with light words, at the left; it collapses in 200 ms',
    ),
    held(
      '9.8',
      'Editor: undo typing buffer 20 characters; word count refresh throttled 250 ms; resizer redraw throttled 200 ms; table field error after 500 ms; default block indent 40px; image resize unit default %; font sizes tiny, default, big; image styles full, alignLeft, alignRight; table palette 15 colors in 5 columns; new table 2 by 2, size picker 10 by 10; formula dialog 580 by 338.',
      'e2e/editor-pictures › editor: a picture is uploaded, described, put in a size, saved by its file, and shown where the text is read',
      'e2e/editor-constants › editor: undo takes back 20 characters, an indent is 40 px, and a font size is tiny, default or big',
      'e2e/editor-constants › editor: a new table is 2 by 2 from a grid of 10 by 10, its palette has 15 colours in 5 columns',
      'e2e/editor-constants › editor: the form of a table names what is wrong after a pause, does not save it, and Cancel takes back all that it changed',
      'e2e/editor-timings › editor: a wrong value of a table is named after 500 ms',
      'e2e/editor-timings › editor: words are counted every 250 ms at most',
      'e2e/editor-pictures › editor: the frame of a picture is drawn again every 200 ms at most',
      'e2e/editor-formulas › editor: a formula is written as it looks, its TeX follows and leads, and nothing is fetched from elsewhere',
    ),
    held(
      '9.9',
      'Border styles: none, hidden, dotted, dashed, solid, double, groove, ridge, inset, outset.',
      'api/style-values › each border style of the specification is kept, and no other',
      'e2e/editor-constants › editor: the form of a table names what is wrong after a pause, does not save it, and Cancel takes back all that it changed',
    ),
    held(
      '9.10',
      'The service worker is registered only in production.',
      'shell/service-worker › the worker is registered at the address that the page names',
      'shell/service-worker › a page that names no worker, as in development, registers none',
      'e2e/worker › files of shell and remotes are kept by their digest and used again; no page and no answer of the API is',
      'e2e/dev › a change of a component arrives in the open page, with the typed text kept; a style does too',
    ),
  ],
};
