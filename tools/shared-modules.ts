/** What a remote demands of a module that the host gives. */
export interface SharedModule {
  /** The semver range a remote built with this table accepts. */
  readonly range: string;
  /** One copy in the page, or none. */
  readonly singleton: true;
}

const from = (range: string): SharedModule => ({ range, singleton: true });

/**
 * The one table of shared modules: the host gives each of them, a remote bundles none. Whole packages only where a remote uses most of
 * them; MUI and the router go through ui-kit's facades, because nothing is shaken out of a shared module.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: from('^19.3.0'),
  'react/jsx-runtime': from('^19.3.0'),
  'react-dom': from('^19.3.0'),
  zustand: from('^5.1.0'),
  notistack: from('^3.0.2'),
  '@tanstack/react-query': from('^5.108.0'),
  formik: from('^2.4.9'),
  yup: from('^1.7.1'),
  '@lectern/auth': from('^1.0.0'),
  '@lectern/api-client': from('^1.0.0'),
  '@lectern/api-client/hooks': from('^1.0.0'),
  '@lectern/api-client/live': from('^1.0.0'),
  '@lectern/ui-kit': from('^1.0.0'),
  '@lectern/ui-kit/mui': from('^1.0.0'),
  '@lectern/ui-kit/router': from('^1.0.0'),
  '@lectern/ui-kit/icons': from('^1.0.0'),
  '@lectern/ui-kit/form': from('^1.0.0'),
  '@lectern/ui-kit/fields': from('^1.0.0'),
  '@lectern/ui-kit/list': from('^1.0.0'),
  '@lectern/ui-kit/order': from('^1.0.0'),
  '@lectern/ui-kit/table': from('^1.0.0'),
  '@lectern/ui-kit/records': from('^1.0.0'),
  '@lectern/ui-kit/record-panel': from('^1.0.0'),
  '@lectern/ui-kit/rich-text': from('^1.0.0'),
  '@lectern/ui-kit/import': from('^1.0.0'),
  '@lectern/ui-kit/detail': from('^1.0.0'),
  '@lectern/ui-kit/states': from('^1.0.0'),
};

/** The version of the federation plugin that builds remotes here. The host takes its minor version, and the ones before. */
export const federationVersion = '2.9.2';
