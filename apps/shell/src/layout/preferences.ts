export { choose, usePreferences } from '@lectern/auth';
