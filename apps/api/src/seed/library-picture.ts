import type { PictureShape } from './library-data';

const [width, height] = [960, 640];

const shapes: Readonly<Record<PictureShape, (tone: (n: number) => string, no: number) => string>> = {
  bars: (tone, no) =>
    Array.from({ length: 8 }, (_, at) => {
      const tall = 120 + ((at * at * (no + 3) * 7) % 380);
      return `<rect x="${90 + at * 100}" y="${height - 60 - tall}" width="70" height="${tall}" rx="6" fill="${tone(at)}"/>`;
    }).join(''),
  rings: (tone, no) =>
    Array.from(
      { length: 5 },
      (_, at) =>
        `<circle cx="480" cy="320" r="${270 - at * (40 + (no % 3) * 6)}" fill="none" stroke="${tone(at)}" stroke-width="22"/>`,
    ).join(''),
  waves: (tone, no) =>
    Array.from({ length: 3 }, (_, at) => {
      const points = Array.from({ length: 97 }, (_each, x) => {
        const y = 320 + Math.sin((x / 96) * Math.PI * ((no % 5) + 2) + at) * (180 - at * 40);
        return `${x * 10},${y.toFixed(1)}`;
      }).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${tone(at * 2)}" stroke-width="14"/>`;
    }).join(''),
  portrait: (tone) =>
    `<circle cx="480" cy="240" r="120" fill="${tone(1)}"/><path d="M240 600a240 240 0 0 1 480 0z" fill="${tone(3)}"/>`,
};

/** A picture of the demo as SVG: a shape on a quiet ground, in colours of its number. It is drawn by our own code, so it is not an upload. */
export const drawnPicture = (shape: PictureShape, no: number): string => {
  const hue = (no * 47) % 360;
  const tone = (n: number): string => `hsl(${(hue + n * 22) % 360} 55% ${42 + (n % 4) * 6}%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 30% 95%)"/>${shapes[shape](tone, no)}</svg>`;
};
