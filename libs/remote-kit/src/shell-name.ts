/** The name of a build of the shell, where there are several: 'the coming shell 1.5.0 (3f2a91bc)'. One of dev servers has no hash. */
export const shellName = ({
  version,
  hash,
  place,
}: {
  readonly version: string;
  readonly hash?: string | undefined;
  readonly place: string;
}): string =>
  `${place === 'next' ? 'the coming shell' : 'the shell'} ${version}${hash ? ` (${hash.slice(0, 8)})` : ''}`;
