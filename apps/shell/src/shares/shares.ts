import * as apiClient from '@lectern/api-client';
import * as apiHooks from '@lectern/api-client/hooks';
import * as apiLive from '@lectern/api-client/live';
import * as auth from '@lectern/auth';
import * as uiKit from '@lectern/ui-kit';
import * as icons from '@lectern/ui-kit/icons';
import * as mui from '@lectern/ui-kit/mui';
import * as router from '@lectern/ui-kit/router';
import * as states from '@lectern/ui-kit/states';
import * as query from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as yup from 'yup';
import * as zustand from 'zustand';
import { versions } from './versions';

/** In the page before any remote is: what the shell itself needs for its first screen. */
const ready: Readonly<Record<string, () => unknown>> = {
  react: () => React,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => ReactDOM,
  zustand: () => zustand,
  '@tanstack/react-query': () => query,
  yup: () => yup,
  '@lectern/auth': () => auth,
  '@lectern/api-client': () => apiClient,
  '@lectern/api-client/hooks': () => apiHooks,
  '@lectern/api-client/live': () => apiLive,
  '@lectern/ui-kit': () => uiKit,
  '@lectern/ui-kit/mui': () => mui,
  '@lectern/ui-kit/router': () => router,
  '@lectern/ui-kit/icons': () => icons,
  '@lectern/ui-kit/states': () => states,
};

/** Fetched when the first remote that uses it is. */
const lazyShares: Readonly<Record<string, () => Promise<unknown>>> = {
  formik: () => import(/* webpackChunkName: "share-formik" */ 'formik'),
  notistack: () => import(/* webpackChunkName: "share-notistack" */ 'notistack'),
  '@lectern/ui-kit/form': () => import(/* webpackChunkName: "share-form" */ '@lectern/ui-kit/form'),
  '@lectern/ui-kit/fields': () => import(/* webpackChunkName: "share-fields" */ '@lectern/ui-kit/fields'),
  '@lectern/ui-kit/list': () => import(/* webpackChunkName: "share-list" */ '@lectern/ui-kit/list'),
  '@lectern/ui-kit/order': () => import(/* webpackChunkName: "share-order" */ '@lectern/ui-kit/order'),
  '@lectern/ui-kit/table': () => import(/* webpackChunkName: "share-table" */ '@lectern/ui-kit/table'),
  '@lectern/ui-kit/records': () => import(/* webpackChunkName: "share-records" */ '@lectern/ui-kit/records'),
  '@lectern/ui-kit/record-panel': () =>
    import(/* webpackChunkName: "share-record-panel" */ '@lectern/ui-kit/record-panel'),
  '@lectern/ui-kit/rich-text': () => import(/* webpackChunkName: "share-rich-text" */ '@lectern/ui-kit/rich-text'),
  '@lectern/ui-kit/detail': () => import(/* webpackChunkName: "share-detail" */ '@lectern/ui-kit/detail'),
  '@lectern/ui-kit/import': () => import(/* webpackChunkName: "share-import" */ '@lectern/ui-kit/import'),
};

/** Starts to fetch a shared module that is in no chunk of the first screen; nothing happens when it is there. Its user reports a failure. */
export const warmShare = (name: string): void => void lazyShares[name]?.().catch(() => undefined);

/** Every module that the shell shares. */
export const sharedNames: readonly string[] = [...Object.keys(ready), ...Object.keys(lazyShares)];

const terms = (name: string) => {
  const version = versions[name] ?? '0.0.0';
  return { version, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: false } };
};

/** The share scope, for the federation runtime. `failed` hears of a late module that could not be fetched. */
export const shares = (failed: (name: string) => void) => ({
  ...Object.fromEntries(Object.entries(ready).map(([name, lib]) => [name, { ...terms(name), lib }])),
  ...Object.fromEntries(
    Object.entries(lazyShares).map(([name, load]) => {
      const get = async () => {
        try {
          const module = await load();
          return () => module;
        } catch (error) {
          failed(name);
          throw error;
        }
      };
      return [name, { ...terms(name), get }];
    }),
  ),
});
