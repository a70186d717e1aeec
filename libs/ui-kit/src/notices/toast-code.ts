import { late } from '../kit/late';

/** Fetched after the first screen, or with the first toast. */
export const toastCode = late(() => import(/* webpackChunkName: "toasts" */ './ToastPlace'));
