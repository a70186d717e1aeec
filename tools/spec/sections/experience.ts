import type { Section } from '../sentence';

/** How the console must feel to use, line by line; each line is cut where another test holds the next part of it. */
export const experience: Section = {
  title: 'The measure, line by line',
  sentences: [
    {
      id: 'E1.1',
      text: 'The list never forgets: the address is the only truth (page, limit, sort, q, filters, view).',
      tests: [
        'ui-kit/list-url › the address is read by the wire’s grammar',
        'e2e/list › List: filter, page 3, open, Back: page, scroll and row are there again before any request, at 1440 px',
        'ui-kit/use-list-state › two changes in one busy moment are both in the address: the second does not undo the first',
        'e2e/list-views › Views: a filtered list is kept under a name with its columns, changed, put back, saved, and opens first',
      ],
    },
    {
      id: 'E1.2',
      text: 'Typing replaces history, paging and filtering push.',
      tests: [
        'ui-kit/use-list-state › typing replaces the history, so that Back leaves the list',
        'ui-kit/use-list-state › paging and filtering add to the history, and Back brings the earlier view',
      ],
    },
    {
      id: 'E1.3',
      text: 'List → filter → page 3 → open → Back restores filters, page, scroll and the row.',
      tests: [
        'e2e/list › List: filter, page 3, open, Back: page, scroll and row are there again before any request, at 1440 px',
        'e2e/list › List: filter, page 3, open, Back: page, scroll and row are there again before any request, at 375 px',
      ],
    },
    {
      id: 'E2.1',
      text: 'One guard in the shell for all remotes; dirty is a deep comparison with what was loaded.',
      tests: [
        'ui-kit/use-server-form › the form is unsaved work while it differs from the loaded values, and no longer when it is typed back',
        'ui-kit/changed-values › holds what differs and nothing else, however deep; an empty field is empty in any way',
      ],
    },
    {
      id: 'E2.2',
      text: 'It covers drawers.',
      tests: [
        'e2e/guard › guard: a panel holds in every way out of it, at 1440 px',
        'e2e/guard › guard: a panel holds in every way out of it, at 375 px',
      ],
    },
    {
      id: 'E2.3',
      text: 'It covers pages, tabs and logout.',
      tests: [
        'e2e/guard › guard: a form on a page holds in every way out: cancel, tab, link, Back, sign-out, reload, closing the tab',
      ],
    },
    {
      id: 'E2.4',
      text: 'It covers wizards; Stay, Discard, Save and leave, and what can’t be saved stays.',
      tests: [
        'e2e/guard › guard: a wizard holds at its first step, and what can’t be saved stays instead of leaving',
        'ui-kit/SidePanel › with unsaved work › …',
      ],
    },
    {
      id: 'E2.5',
      text: 'It covers impersonation.',
      tests: ['e2e/guard › guard: neither the beginning nor the end of acting for somebody loses the typed text'],
    },
    {
      id: 'E2.6',
      text: 'It covers a reload of the tab and the end of a session.',
      tests: [
        'e2e/guard › guard: a tab whose session was replaced keeps the typed text: the browser asks before a reload',
        'e2e/guard › guard: a session that ends under a form keeps the typed text, and offers it to who typed it',
      ],
    },
    {
      id: 'E2.7',
      text: 'A draft per user and record, with its base version, is kept on the server two seconds after the last change, silently.',
      tests: [
        'ui-kit/use-draft › what is typed is kept once, two seconds after the last change, with the loaded values and its version',
        'api/draft › is read again as it was kept, with the version it began from; the last one wins',
        'api/draft › is never another person’s',
      ],
    },
    {
      id: 'E2.8',
      text: 'It is offered on return.',
      tests: [
        'e2e/drafts › drafts: whatever is left unsaved in a form is offered when it is opened again, and restored',
        'ui-kit/use-draft › a draft of an older record merges like a stale save, and asks where both changed a field',
      ],
    },
    {
      id: 'E2.9',
      text: 'It is dropped on save.',
      tests: [
        'e2e/drafts › drafts: a save and a Discard each end it; one of an older record merges as a stale save does',
        'ui-kit/use-draft › a save drops it, and letting unsaved work go drops it for good',
      ],
    },
    {
      id: 'E2.10',
      text: 'It is sealed locally only while the API is away; sign-out saves it before it clears the device.',
      tests: [
        'e2e/drafts › drafts: while the API is away the device keeps it sealed; signing out tells the API before the device is cleared',
        'ui-kit/draft-server › once the API answers, the draft is sent there and removed from the device',
      ],
    },
    {
      id: 'E3.1',
      text: 'No silent overwrite: only changed fields and the version are sent; 409 brings the current row.',
      tests: [
        'ui-kit/changed-values › holds what differs and nothing else, however deep; an empty field is empty in any way',
        'api/stale › …',
      ],
    },
    {
      id: 'E3.2',
      text: 'Changes that do not overlap merge.',
      tests: [
        'ui-kit/merge › changes that do not overlap merge by themselves, and it is said whose value is kept',
        'ui-kit/use-server-form › a stale save whose changes do not overlap is saved on top of the other',
        'e2e/coupons-edit › coupons: a stale save shows mine and theirs, and merges what does not clash',
      ],
    },
    {
      id: 'E3.3',
      text: 'The rest are shown Yours / Theirs per field.',
      tests: [
        'ui-kit/ConflictDialog › nothing is chosen for the person, and nothing is saved before each clash is decided',
        'e2e/coupons-edit › coupons: a stale save shows mine and theirs, and merges what does not clash',
        'e2e/faqs-edit › FAQs: after “Discard my changes” in a conflict title, list and Delete use the other’s version',
      ],
    },
    {
      id: 'E4.1',
      text: 'The header box selects the page.',
      tests: [
        'ui-kit/ListTable › boxes › the head’s checkbox selects and clears the page; rows of other pages stay as they are',
      ],
    },
    {
      id: 'E4.2',
      text: 'Then the bar offers all that match; the server gets the filter, not ids.',
      tests: [
        'ui-kit/ListBody › many at once › selected rows are sent by id, all matches by query, and a deletion asks for their number',
        'api/bulk › all that match a filter are done by the worker: those that matched when it began, and no other',
      ],
    },
    {
      id: 'E4.3',
      text: 'It answers “1,280 done, 4 skipped: why”, each row with its own right, state check and audit row.',
      tests: [
        'e2e/list › List: all that match are acted on, with progress, the skipped rows and why, at 1440 px',
        'e2e/list › List: all that match are acted on, with progress, the skipped rows and why, at 375 px',
        'api/bulk › the rows that were skipped come as a file, with the reason of each',
        'api/many › …',
      ],
    },
    {
      id: 'E5.1',
      text: 'Export is what the filter says: a server job, chosen columns, CSV and XLSX, progress, file in the bell.',
      tests: [
        'e2e/export › Export: what the list shows comes as a workbook that is the same cell by cell, from the bell',
        'api/export › holds what the list shows for the query, in the chosen columns, with times in the zone of the business',
        'api/export › an XLSX is read again cell by cell as it was, numbers as numbers, and no cell is a formula',
      ],
    },
    {
      id: 'E5.2',
      text: 'Cells that start with = + - @ are quoted.',
      tests: [
        'api/export › a text that a spreadsheet would take for a formula is quoted, in CSV by an apostrophe',
        'api/cell-text › …',
      ],
    },
    {
      id: 'E6.1',
      text: 'Import shows before it writes: upload, map, dry run with row errors, confirm, progress, file of failed rows.',
      tests: [
        'e2e/import › import: a CSV is matched, checked, corrected in place and written; skipped rows come as a file',
        'e2e/import › import: skills of a workbook, on a phone in the dark, with categories that are made',
      ],
    },
    {
      id: 'E6.2',
      text: 'The mapping is remembered.',
      tests: [
        'e2e/import › import: how columns were matched is remembered; who is there already is left out, and seen so',
      ],
    },
    {
      id: 'E6.3',
      text: 'Work that is killed in its middle ends after a start, and no row is done twice.',
      tests: [
        'e2e/jobs-crash › when API and worker are killed in the middle of an import, an action on many rows and an export, each ends after a start, and no row is done twice',
      ],
    },
    {
      id: 'E7.1',
      text: 'Undo: deleted records wait in Recently deleted for 30 days.',
      tests: [
        'api/scheduled-jobs › records deleted more than 30 days ago are purged unless something refers to them; each purge is in the audit log',
        'e2e/institutes › Institutes: the whole job by keyboard on a phone: one is added, found by its code, changed, made inactive, deleted and restored',
        'e2e/student-detail › students: one is deleted from their page, and restored there',
      ],
    },
    {
      id: 'E7.2',
      text: 'Typed confirmation only for what is wide or final.',
      tests: [
        'e2e/student-detail › students: erasing needs the exact name and a reason, and leaves nothing personal',
        'ui-kit/ListBody › many at once › selected rows are sent by id, all matches by query, and a deletion asks for their number',
      ],
    },
    {
      id: 'E8',
      text: 'Why can’t I? A disabled action says the missing right or the state that blocks it.',
      tests: [
        'ui-kit/ListTable › a disabled action stays, says why and does nothing',
        'ui-kit/ListBody › many at once › an action without its right says why, and does nothing',
        'ui-kit/ConfirmDialog › what cannot be done yet says why and does nothing',
        'shell/row-actions › the menu says which right is missing',
      ],
    },
    {
      id: 'E9.1',
      text: 'Toasts: one at a time, no duplicates, progress bar, 2,000 ms; they pause on hover and focus.',
      tests: [
        'ui-kit/Toasts › one toast is open at a time: a newer one takes its place',
        'ui-kit/Toasts › the same words are not shown twice',
        'ui-kit/toast-clock › it is done after 2,000 ms',
        'ui-kit/toast-clock › while it is held no time passes',
      ],
    },
    {
      id: 'E9.2',
      text: 'Every message is also in a live region and in Message history in the bell.',
      tests: [
        'ui-kit/Toasts › a toast is said to screen readers, also while a dialog hides the page from them',
        'e2e/experience › Experience: the text of a toast is kept in Message history',
      ],
    },
    {
      id: 'E10.1',
      text: 'Spinner on each request, but counted, and after 150 ms, so that it does not flicker.',
      tests: [
        'shell/Progress › the bar appears after 150 ms of waiting and goes with the last request',
        'shell/Progress › a request that ends before shows nothing',
        'api-client/pending › requests are counted, and ending one twice counts once',
      ],
    },
    {
      id: 'E10.2',
      text: 'Lists use skeleton rows.',
      tests: [
        'ui-kit/ListBody › while the page is on its way the table says so, and there is no pager',
        'ui-kit/ListTable › while it loads the head stays; what replaces the rows is below it',
      ],
    },
    {
      id: 'E11.1',
      text: 'Search (Ctrl/⌘+K and a visible button): screens, actions and records of every remote; recent first.',
      tests: [
        'e2e/palette › Palette: a student is found and opened by keyboard, and is the first to be offered next time, at 1440 px',
        'e2e/palette › Palette: a student is found and opened by keyboard, and is the first to be offered next time, at 375 px',
        'e2e/palette › Palette: an action opens its form, and a list shows all that was found',
        'e2e/palette › Palette: screens and actions are offered before any code of their remotes is loaded',
      ],
    },
    {
      id: 'E11.2',
      text: 'By right.',
      tests: [
        'e2e/palette › Palette: a person is offered what their rights open, and finds what they may read',
        'api/search › customer sales find students and nothing that they may not read',
      ],
    },
    {
      id: 'E11.3',
      text: '? shows the live shortcuts.',
      tests: ['e2e/palette › Palette: `?` shows the keys of the page as it is, and of no other'],
    },
    {
      id: 'E11.4',
      text: '/ focuses a list’s search.',
      tests: [
        'ui-kit/use-list-state › / focuses the search, Esc empties it',
        'ui-kit/use-list-state › / typed into a field is a slash',
      ],
    },
    {
      id: 'E12.1',
      text: 'Phone: below 992 px the sidebar hides; no sideways scroll at 360 px.',
      tests: [
        'shell/use-sidebar › below 992 px it is hidden, opens over the page, and nothing is kept',
        'e2e/shell › at 360 px nothing scrolls sideways, and below 992 px the menu opens over the page',
        'e2e/screens › …',
      ],
    },
    {
      id: 'E12.2',
      text: 'Below 600 px a list row is a card with its key fields and the row menu.',
      tests: ['ui-kit/ListTable › on a phone a row is a card with its key fields and its menu'],
    },
    {
      id: 'E12.3',
      text: 'Filters are a full-screen sheet, the save bar is fixed.',
      tests: [
        'e2e/experience › Experience: on a phone the filters are a sheet of the whole screen, and the save bar stays in sight',
      ],
    },
    {
      id: 'E13.1',
      text: 'Everyone: the whole job by keyboard, and by axe WCAG 2.2 AA.',
      tests: [
        'e2e/keyboard › …',
        'e2e/students › Students: the whole job by keyboard: one is added, found by the number, changed, deleted and restored',
        'e2e/institutes › Institutes: the whole job by keyboard on a phone: …',
        'e2e/screens › …',
      ],
    },
    {
      id: 'E13.2',
      text: 'A status is text and icon, never colour alone; numbers stand right in tabular figures; dates are en-GB.',
      tests: [
        'e2e/experience › Experience: a status is a word with an icon, numbers stand right in figures of one width, and a date is written the British way',
      ],
    },
    {
      id: 'E13.3',
      text: 'Drag always has a keyboard twin.',
      tests: [
        'e2e/categories-edit › a row is moved by keyboard alone: lifted, ordered, given another level, placed; Esc puts it back',
        'e2e/faqs › FAQs: one category is listed in its order, which keys and the pointer change',
        'e2e/list › List: columns are chosen, moved and widened by keyboard, and stand so after a reload; so does the density',
      ],
    },
    {
      id: 'E13.4',
      text: 'Focus returns after dialogs.',
      tests: [
        'ui-kit/SidePanel › Esc closes a panel without changes, and the focus returns to what opened it',
        'ui-kit/RowMenu › a dialog that an action opens begins on the safe button, and the focus returns to the row',
      ],
    },
    {
      id: 'E13.5',
      text: 'Reduced motion.',
      tests: ['e2e/experience › Experience: who asked for less motion sees none'],
    },
    { id: 'E13.6', text: 'Logical CSS properties, so that right-to-left works.', tests: ['e2e/rtl › …'] },
    {
      id: 'E14.1',
      text: 'Looks: a black sidebar and light surface by default, a dark theme by choice.',
      tests: ['e2e/shell › theme and sidebar stay with the person; a toggle is followed by a resize'],
    },
    { id: 'E14.2', text: 'Contrast as computed.', tests: ['ui-kit/contrast › …'] },
    {
      id: 'E15.1',
      text: 'Impersonation: reason asked, 60 minutes at most.',
      tests: [
        'api/impersonate › acting for somebody else › …',
        'e2e/impersonation › after the hour the page says that it is over, saves nothing, and reloads as the admin',
      ],
    },
    {
      id: 'E15.2',
      text: 'A bar with both names on every screen, risky actions refused.',
      tests: [
        'e2e/impersonation › the bar is on every screen, the menu is the person’s, and changing the password is refused',
        'api/impersonate › while it is on › …',
      ],
    },
    {
      id: 'E15.3',
      text: 'Both names in the audit, the person told.',
      tests: [
        'api/impersonate › acting for somebody else › writes both names into every audit row, and tells the person',
      ],
    },
    {
      id: 'E15.4',
      text: 'Ending it restores the admin’s own session.',
      tests: [
        'api/impersonate › going back › …',
        'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 1440',
      ],
    },
  ],
};
