import { toastCode } from './notices/toast-code';
import { overlayCode } from './overlay/overlay-code';

/** Fetches the code of dialogs, drawers and menus. @throws when it does not come */
export const fetchOverlays = (): Promise<unknown> => overlayCode.fetch();

/** Fetches what no first screen shows, before somebody waits for it. @throws when a part does not come; it is asked for again when it is wanted */
export const fetchLateParts = (): Promise<unknown> => Promise.all([fetchOverlays(), toastCode.fetch()]);
