import type { Release, Sha384 } from '@lectern/remote-kit';

/** A file that may be run or applied in this page. */
export interface Listed {
  readonly integrity: Sha384;
  /** Whose file it is: `remote@version`, or `shell`. */
  readonly owner: string;
}

/** The address without query and hash, absolute: the key under which digests are kept. */
export const bareAddress = (address: string, base: string = document.baseURI): string => {
  const url = new URL(address, base);
  return `${url.origin}${url.pathname}`;
};

const listed = new Map<string, Listed>();

/** What is known of a file; undefined means that it is in no signed release of this page and must not be loaded. */
export const lookUp = (address: string): Listed | undefined => listed.get(bareAddress(address));

/** Lists one file. A second digest for the same address is refused: releases are immutable. */
export const list = (address: string, file: Listed): void => {
  const key = bareAddress(address);
  const known = listed.get(key);
  if (known && known.integrity !== file.integrity) throw new Error(`Two digests for ${key}`);
  listed.set(key, file);
};

/** Lists every file of a checked release in the folder of `releaseUrl`. */
export const listRelease = (release: Release, releaseUrl: string): void => {
  const owner = `${release.declared.name}@${release.version}`;
  const folder = new URL('.', new URL(releaseUrl, document.baseURI));
  for (const [path, file] of Object.entries(release.files))
    list(new URL(path, folder).href, { integrity: file.integrity, owner });
};

/** Lists the shell's own files from index.html's inert `shell-files` (address → integrity). */
export const listShell = (): void => {
  const text = document.getElementById('shell-files')?.textContent;
  if (!text) return;
  for (const [address, integrity] of Object.entries(JSON.parse(text) as Record<string, Sha384>))
    list(address, { integrity, owner: 'shell' });
};
