import type { DrawingTool } from '../tool';

declare global {
  interface Window {
    /** Where Excalidraw's code finds its fonts. */
    EXCALIDRAW_ASSET_PATH?: string;
  }
}
/** Where webpack finds the files of this release. */
declare const __webpack_public_path__: string;
declare const EXCALIDRAW_VERSION: string;

/** Excalidraw (MIT), whole in the browser: its fonts come from the release, and nothing leaves the origin. */
export const diagramTool: DrawingTool = {
  name: 'excalidraw',
  open: async (opening) => {
    // Read while its code is evaluated.
    window.EXCALIDRAW_ASSET_PATH = new URL(__webpack_public_path__, location.href).href;
    const { openExcalidraw } = await import(/* webpackChunkName: "excalidraw" */ './excalidraw');
    return { ...(await openExcalidraw(opening)), version: EXCALIDRAW_VERSION };
  },
};
