/** What search engines show. */
export const heading = 'Search engines';
export const preview = 'Preview of the search result';
export const addressOf = (place: string, slug: string): string => `… › ${place} › ${slug}`;
export const noDescription = 'Without a description the search engine chooses a passage itself.';
export const keywordsHelp = 'Press Enter or comma to add.';
