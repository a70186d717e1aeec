/** A small molecule is not blown up: its bonds would be as thick as fingers. */
const mostScale = 3;

const sizeIn = (svg: string): readonly [number, number] => {
  const [, width = '1', height = '1'] =
    /^[\s\S]*?<svg[^>]* width="([\d.]+)(?:px)?" height="([\d.]+)(?:px)?"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
};

/** An SVG as large as fits into a square of `side` pixels; its view box, which it gets where it has none, stays. */
export const fitted = (
  svg: string,
  side: number,
): { readonly svg: string; readonly width: number; readonly height: number } => {
  const [width, height] = sizeIn(svg);
  const scale = Math.min(side / width, side / height, mostScale);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const box = /<svg[^>]* viewBox=/.test(svg) ? '' : ` viewBox="0 0 ${width} ${height}"`;
  return {
    svg: svg.replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, `$1 width="${wide}" height="${high}"${box}`),
    width: wide,
    height: high,
  };
};
