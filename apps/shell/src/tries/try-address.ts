interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The address of a screen without the releases that it asks to try. */
export const withoutTry = ({ pathname, search }: Address): string => {
  const query = new URLSearchParams(search);
  if (!query.has('try')) return pathname + search;
  query.delete('try');
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
};

/** The address of a screen that asks to try these releases, or with `off` ends the try of the browser. */
export const withTry = (address: Address, of: string): string => {
  const without = withoutTry(address);
  return `${without}${without.includes('?') ? '&' : '?'}try=${of}`;
};

/** Releases as an address names them. */
export const namesOf = (releases: readonly { readonly name: string; readonly version: string }[]): string =>
  releases.map(({ name, version }) => `${name}@${version}`).join(',');
