import type { SearchType } from '@lectern/contract/platform/search';
import { plural } from '@lectern/ui-kit/plural';

/** Search over screens, actions and records. */
export const title = 'Search or jump to';
export const placeholder = 'Search or jump to…';
export const closesSearch = ' closes the search';
export const found = 'Found';
export const recent = 'Recent';
export const screensAndActions = 'Screens and actions';
export const action = 'Action';
export const screen = 'Screen';
export const home = 'Home';
export const lines = (count: number): string => plural(count, { one: `${count} line`, other: `${count} lines` });
export const searching = 'Searching…';
export const nothingFound = (words: string): string => `Nothing found for “${words}”`;
export const nothingFoundThere = (words: string): string =>
  `Nothing found for “${words}”. Names of students, institutes, skills, categories, coupons and FAQs are searched as far as your role reads them.`;
export const recordsFailed = 'Records could not be searched';
export const notSearched = (kinds: string): string => `${kinds} could not be searched`;

/** A kind of record: one, many, many within a sentence. */
export const kinds: Readonly<
  Record<SearchType, { readonly one: string; readonly many: string; readonly within: string; readonly list: string }>
> = {
  students: { one: 'Student', many: 'Students', within: 'students', list: 'Students list' },
  users: { one: 'Account', many: 'Accounts', within: 'accounts', list: 'Accounts list' },
  categories: { one: 'Category', many: 'Categories', within: 'categories', list: 'Categories list' },
  skills: { one: 'Skill', many: 'Skills', within: 'skills', list: 'Skills list' },
  coupons: { one: 'Coupon', many: 'Coupons', within: 'coupons', list: 'Coupons list' },
  faqs: { one: 'FAQ', many: 'FAQs', within: 'FAQs', list: 'FAQs list' },
  institutes: { one: 'Institute', many: 'Institutes', within: 'institutes', list: 'Institutes list' },
};
export const allWith = (kind: string, words: string): string => `All ${kind} with “${words}”`;
export const kindOf = (kind: string, what: string): string => `${kind}, ${what}`;

/** What the shell itself does. */
export const switchTheme = 'Switch between light and dark';
export const shortcuts = 'Shortcuts';
export const override = 'Override a remote for me…';
export const logout = 'Logout';
/** Further words that these are found by. */
export const switchThemeWords = ['theme'];
export const shortcutsWords = ['keys', 'keyboard', 'help'];
export const overrideWords = ['developer', 'origin', 'pull request', 'remote'];
export const logoutWords = ['sign out', 'log out'];

/** Keys at the foot. */
export const keyEscape = 'Esc';
export const keyEnter = 'Enter';
export const keyControl = 'Ctrl';
export const keyMoves = 'move';
export const keyOpens = 'open';
export const keyOpensTab = 'new tab';

/** The shortcuts of the page. */
export const shortcutsTitle = 'Shortcuts on this page';
export const showShortcuts = 'Show these shortcuts';
export const closeOver = 'Close what lies over the page';
export const close = 'Close';
export const closeByKey = 'Close (Esc)';
