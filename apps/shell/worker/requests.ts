/** What the worker does with a request: files of builds come from its cache, pages have an offline page behind them, all else passes by. */
export type Kind = 'file' | 'page' | 'other';

interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** `origin` is the worker's own. Files of shell and remotes lie under addresses whose content never changes; the API is never touched. */
export const kindOf = ({ method, url, mode }: RequestFacts, origin: string): Kind => {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'other';
  // A file that is opened by itself comes from the server, with the policy that it has there now.
  if (mode !== 'navigate' && /^\/(shell|remotes)\/[^/]+\/.+/.test(pathname)) return 'file';
  return mode === 'navigate' &&
    !/^\/(api|files|shell|remotes|metrics|healthz|readyz|openapi\.json|sw\.js)(\/|$)/.test(pathname)
    ? 'page'
    : 'other';
};

/** The address without what a retry adds to it. */
export const keyOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** The folder of a build or release that a file is in, with its slash; undefined for any other address. */
export const folderOf = (address: string): string | undefined =>
  /^https?:\/\/[^/]+\/(?:shell\/[^/]+|remotes\/[^/]+\/[^/]+)\//.exec(address)?.[0];

/** A retry asks past every cache: by another address, or by saying so. */
export const isRetry = ({ url, cache }: { readonly url: string; readonly cache: string }): boolean =>
  cache === 'reload' || cache === 'no-store' || new URL(url).searchParams.has('r');
