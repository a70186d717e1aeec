/** Shared module → the version that the shell gives. Ours count by their package's version, theirs by what is installed; a test holds it to that. */
export const versions: Readonly<Record<string, string>> = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  zustand: '5.1.0',
  notistack: '3.0.2',
  '@tanstack/react-query': '5.108.0',
  formik: '2.4.9',
  yup: '1.7.1',
  '@lectern/auth': '1.0.0',
  '@lectern/api-client': '1.0.0',
  '@lectern/api-client/hooks': '1.0.0',
  '@lectern/api-client/live': '1.0.0',
  '@lectern/ui-kit': '1.0.0',
  '@lectern/ui-kit/mui': '1.0.0',
  '@lectern/ui-kit/router': '1.0.0',
  '@lectern/ui-kit/icons': '1.0.0',
  '@lectern/ui-kit/form': '1.0.0',
  '@lectern/ui-kit/fields': '1.0.0',
  '@lectern/ui-kit/list': '1.0.0',
  '@lectern/ui-kit/order': '1.0.0',
  '@lectern/ui-kit/table': '1.0.0',
  '@lectern/ui-kit/records': '1.0.0',
  '@lectern/ui-kit/record-panel': '1.0.0',
  '@lectern/ui-kit/rich-text': '1.0.0',
  '@lectern/ui-kit/detail': '1.0.0',
  '@lectern/ui-kit/import': '1.0.0',
  '@lectern/ui-kit/states': '1.0.0',
};

/** The formats of containers that run in this shell. Each was built and run in the browser test of containers. */
const containers = ['webpack-federation 2.7', 'webpack-federation 2.8', 'webpack-federation 2.9', 'plain'];

/** The modules and formats of this shell, for the shared-module gate. */
export const given = { modules: versions, containers };
