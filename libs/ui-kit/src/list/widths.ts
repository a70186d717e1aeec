import type { CSSProperties } from 'react';
import type { Arrangement } from './arrangement';

/** The style of a column's cells: as wide as it was drawn; undefined where nobody has drawn it. */
export const widthOf = (id: string, { widths }: Arrangement): CSSProperties | undefined => {
  const width = widths?.[id];
  return width === undefined ? undefined : { inlineSize: width, minInlineSize: width, maxInlineSize: width };
};
