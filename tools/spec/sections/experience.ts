import type { Section } from '../sentence';

/** How the console must feel to use, line by line. */
export const experience: Section = {
  title: 'The measure, line by line',
  sentences: [
    { id: 'E1', text: 'The list never forgets: the address is the only truth; typing replaces history, paging and filtering push; Back restores filters, page, scroll and the row.', tests: ['e2e/list › List: filter, page 3, open, Back: page, scroll and row are there again before any request…', 'ui-kit/use-list-state › …'] },
    { id: 'E2.1', text: 'No lost work: one guard for all remotes, in every way out: drawers, tabs, wizards, logout, impersonation, another session; Stay, Discard, Save and leave.', tests: ['e2e/guard › guard: …'] },
    { id: 'E2.2', text: 'A draft per user and record, with its base version, is kept on the server, offered on return, dropped on save; sealed locally only while the API is away; sign-out saves it before it clears the device.', tests: ['e2e/drafts › drafts: …'] },
    { id: 'E3', text: 'No silent overwrite: only changed fields and the version are sent; changes that do not overlap merge, the rest are shown Yours / Theirs per field.', tests: ['ui-kit/merge › …', 'ui-kit/use-server-form › …', 'ui-kit/ConflictDialog › …', 'api/stale › …'] },
    { id: 'E4', text: 'Select all means all: the server gets the filter, not ids, and answers “1,280 done, 4 skipped: why”.', tests: ['e2e/list › List: all that match are acted on, with progress, what was skipped and why…', 'api/bulk › all that match a filter are done by the worker: those that matched when it began, and no other', 'api/many › …'] },
    { id: 'E5', text: 'Export is what the filter says: a server job, chosen columns, CSV and XLSX, progress, file in the bell; cells that start with = + - @ are quoted.', tests: ['e2e/export › Export: what the list shows comes as a workbook that is the same cell by cell, from the bell', 'api/export › …'] },
    { id: 'E6', text: 'Import shows before it writes: upload, map, dry run with row errors, confirm, progress, file of failed rows.', tests: ['e2e/import › import: …', 'e2e/jobs-crash › when API and worker are killed in the middle of an import, an action on many rows and an export, each ends after a start, and no row is done twice'] },
    { id: 'E7.1', text: 'Undo: deleted records wait in Recently deleted for 30 days.', tests: ['api/clock › what was deleted more than 30 days ago goes for good, unless something refers to it; each is told by the audit log', 'api/student › …'] },
    { id: 'E7.2', text: 'Typed confirmation only for what is wide or final.', tests: ['people-mfe/detail › …'] },
    { id: 'E8', text: 'Why can’t I? A disabled action says the missing right or the state that blocks it.', tests: ['ui-kit/RowMenu › …'] },
    { id: 'E9', text: 'Toasts as specified, that pause on hover and focus; every message is also in a live region and in Recent messages in the bell.', tests: ['ui-kit/Toasts › …', 'e2e/live › Live: what a person is told arrives without reload, and what is read here is read in the other window…'] },
    { id: 'E10', text: 'Spinner on each request, but counted and quiet; it appears after 150 ms. Lists use skeleton rows.', tests: ['shell/Progress › …', 'api-client/pending › …'] },
    { id: 'E11.1', text: 'Search (Ctrl/⌘+K and a visible button): screens, actions and records of every remote, by right; recent first.', tests: ['e2e/palette › Palette: a…', 'e2e/palette › Palette: screens and actions are offered before any code of their remotes is loaded'] },
    { id: 'E11.2', text: '? shows the live shortcuts; / focuses a list’s search.', tests: ['e2e/palette › Palette: `?` shows the keys of the page as it is, and of no other', 'e2e/students › …'] },
    { id: 'E12', text: 'Phone: the sidebar hides, a row is a card with its key fields and the row menu, filters are a sheet, the save bar is fixed; no sideways scroll.', tests: ['shell/use-sidebar › …', 'e2e/keyboard › …', 'e2e/student-edit › …'] },
    { id: 'E13', text: 'Everyone: by keyboard and screen reader; a status is text and icon; drag has a keyboard twin; focus returns after dialogs; right-to-left works; en-GB dates.', tests: ['e2e/keyboard › …', 'catalog-mfe/keys › …', 'ui-kit/SidePanel › …', 'e2e/rtl › …'] },
    { id: 'E14', text: 'Looks: a black sidebar and light surface by default, a dark theme by choice, contrast as computed.', tests: ['ui-kit/contrast › …', 'e2e/shell › …'] },
    { id: 'E15', text: 'Impersonation: reason asked, 60 minutes at most, a bar with both names on every screen, risky actions refused, both names in the audit, the person told; ending it restores the admin’s own session.', tests: ['e2e/impersonation › …', 'api/impersonate › …'] },
  ],
};
