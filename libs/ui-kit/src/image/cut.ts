/** A part of a picture, in its own pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The longest side that is kept of an image. */
const longest = 1600;

/** How large a cut part is drawn: as it is, or as large as is kept. */
export const cutSize = ({ width, height }: Pick<Part, 'width' | 'height'>): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The name of a cut image: that of the file it was cut from. */
export const cutName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.webp`;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the image can’t be shown'));
    image.src = address;
  });

/** The part of the image at this address, as a file of its own. */
export const cutOut = async (address: string, name: string, part: Part): Promise<File> => {
  const image = await loaded(address);
  const canvas = document.createElement('canvas');
  const { width, height } = Object.assign(canvas, cutSize(part));
  canvas.getContext('2d')?.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('the browser could not write the image');
  return new File([blob], cutName(name), { type: blob.type });
};
