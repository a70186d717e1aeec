import { authPages } from '../session/redirect';
import { ownRoutes } from './own-routes';

/** Every address that the shell answers itself, for `npm run addresses`. */
export const ownAddresses: readonly string[] = [
  '/',
  ...authPages,
  '/impersonate-notify',
  '/student-area',
  '/setting',
  ...ownRoutes.map(({ path }) => path),
];
