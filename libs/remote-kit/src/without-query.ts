/** The path of an address in the console: a path may open a screen in one of its states, and what is behind the question mark is the screen's own. */
export const withoutQuery = (to: string): string => to.replace(/\?.*$/, '');
