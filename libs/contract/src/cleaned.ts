/** Parts of one formatted text that the API does not store, by what they are: '<script>', 'a picture from elsewhere'. */
export interface CleanedText {
  readonly property: string;
  readonly removed: readonly { readonly what: string; readonly count: number }[];
}

/** What an answer's `cleaned` says to who has saved; undefined where everything was kept. */
export const cleanedText = (cleaned: readonly CleanedText[] | undefined = []): string | undefined => {
  const parts = cleaned.flatMap(({ removed }) =>
    removed.map(({ what, count }) => (count > 1 ? `${what} (${count})` : what)),
  );
  return parts.length > 0 ? `Not kept in the text: ${parts.join(', ')}` : undefined;
};
