import { late } from '../kit/late';

/** Fetched after the first screen, or with the first part that opens. */
export const overlayCode = late(() => import(/* webpackChunkName: "overlays" */ './parts'));
