/** The initials of a name, at most two. */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
