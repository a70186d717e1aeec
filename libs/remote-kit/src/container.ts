import type { Release } from './types';

/** The format of a container that ModuleFederationPlugin makes, by the plugin's version: `webpack-federation 2.9`. Patches never matter. */
export const federationFormat = (version: string): string =>
  `webpack-federation ${/^\d+\.\d+/.exec(version)?.[0] ?? version}`;

/** A format's name: words, and a minor version where it has any. */
export const isContainerFormat = (text: string): boolean => /^[a-z]+(-[a-z]+)*( \d+\.\d+)?$/.test(text);

/** The format of a release's container. Releases that name the federation runtime alone have the format of its minor version. */
export const containerOf = ({ container, federation }: Pick<Release, 'container' | 'federation'>): string =>
  container ?? federationFormat(federation ?? '');
