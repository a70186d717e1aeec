/** Words that are never right in prose: the word, its pattern, and the words to use instead. */
export const prose: readonly (readonly [word: string, pattern: RegExp, use: string])[];
