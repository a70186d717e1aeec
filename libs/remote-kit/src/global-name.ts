/**
 * The name that a release takes in the page: its library global, its webpack `uniqueName` and its federation name. Each version
 * has its own, or a swap in an open page would silently go on showing the old code.
 */
export const globalName = (remote: string, version: string): string =>
  `${remote}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
