import { plural } from '@lectern/ui-kit/plural';

/** Search over screens, actions and records. */
export const title = 'Search or jump to';
export const placeholder = 'Search or jump to…';
export const closesSearch = ' closes the search';
export const found = 'Results';
export const recent = 'Recent';
export const bestMatches = 'Best matches';
export const screensAndActions = 'Screens and actions';
export const action = 'Action';
export const screen = 'Screen';
export const home = 'Home';
export const lines = (count: number): string => plural(count, { one: `${count} result`, other: `${count} results` });
export const searching = 'Searching…';
export const nothingFound = (words: string): string => `Nothing found for “${words}”`;
export const nothingFoundThere = (words: string): string =>
  `Nothing found for “${words}”. Records are searched by name, as far as your role reads them.`;
/** In the place of the results; the foot says what could not be searched. */
export const searchedAgain = 'Searching again…';
export const recordsFailed = 'Records could not be searched';
/** Titles of record types: 'Skills', 'FAQs'. */
export const notSearched = (titles: readonly string[]): string =>
  `${titles.map((title, at) => (at === 0 ? title : within(title))).join(', ')} could not be searched`;
export const listOf = (title: string): string => `${title} list`;
export const allWith = (title: string, words: string): string => `See all ${within(title)} matching “${words}”`;
export const kindOf = (title: string, what: string): string => `${title}, ${what}`;

/** A title within a sentence; an abbreviation stays as it is. */
const within = (title: string): string =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** The one type of record that is the shell's own. */
export const users = 'Accounts';

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
export const closeOver = 'Close dialog or panel';
export const close = 'Close';
export const closeByKey = 'Close (Esc)';
