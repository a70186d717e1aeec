import { fitted } from './fitted';

/** Pixels left free on each side. */
const margin = 16;

const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** The SVG in the middle of a white square of `side` pixels, scaled before it becomes pixels, so that its lines are sharp. */
export const pngOfSvg = async (svg: string, side: number): Promise<Blob> => {
  const { svg: scaled, width, height } = fitted(svg, side - 2 * margin);
  const image = await imageOf(scaled);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No PNG'))), 'image/png'),
  );
};
