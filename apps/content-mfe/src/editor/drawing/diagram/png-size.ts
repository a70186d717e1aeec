import { longestDrawingSide } from '@lectern/contract/content/drawing-source';

/** Pixels of the longer side where there is room for sharp lines. */
const wanted = 1_600;

/** How many pixels a diagram of this size becomes: twice its own where that is not too many, and never more than a file may have. */
export const pngSize = (
  width: number,
  height: number,
): { readonly width: number; readonly height: number; readonly scale: number } => {
  const longest = Math.max(width, height, 1);
  const scale = longest > wanted ? Math.min(1, longestDrawingSide / longest) : Math.min(2, wanted / longest);
  return { width: Math.floor(width * scale), height: Math.floor(height * scale), scale };
};
