import type { ImageType } from './image-type';

/** The sizes that an image is kept in: at most so many pixels on the longer side, never enlarged. */
export const imageSizes = { small: 160, medium: 640, large: 1600 } as const;
export type ImageSize = keyof typeof imageSizes;

export interface SizedImage {
  readonly size: ImageSize;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface MadeImages {
  /** Of the uploaded image, in its display orientation. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly SizedImage[];
  /** The image as it was, without metadata, where that was asked for. */
  readonly original?: Buffer;
}

/** What is made of an image besides its sizes. */
export interface Wanted {
  /** A PNG without loss, for lines and letters. */
  readonly original?: boolean;
}

const maxPixels = 25_000_000;

// Loaded when the first image comes: the API starts without it.
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let sharpLoaded: ReturnType<typeof loadSharp> | undefined;

/**
 * The image encoded again as WebP in three sizes, without metadata and whatever else was in the file; undefined when it can't be decoded
 * as the type that its bytes say, or has over 25 megapixels. Of moving pictures the first frame.
 */
export const makeSizes = async (
  uploaded: Buffer,
  type: ImageType,
  { original = false }: Wanted = {},
): Promise<MadeImages | undefined> => {
  const sharp = await (sharpLoaded ??= loadSharp());
  try {
    const source = () => sharp(uploaded, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format, autoOrient } = await source().metadata();
    if (format !== type) return undefined;
    const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
    const { data, info } = await source()
      .autoOrient()
      .resize(inside(imageSizes.large))
      .toColourspace('srgb')
      .timeout({ seconds: 10 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const sizes: SizedImage[] = [];
    for (const [size, side] of Object.entries(imageSizes) as [ImageSize, number][]) {
      const made = await sharp(data, { raw })
        .resize(inside(side))
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      sizes.push({ size, bytes: made.data, width: made.info.width, height: made.info.height });
    }
    const { width, height } = autoOrient;
    if (!original) return { width, height, sizes };
    const asDrawn = await source()
      .autoOrient()
      .toColourspace('srgb')
      .timeout({ seconds: 10 })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { width, height, sizes, original: asDrawn };
  } catch {
    // A damaged file: whatever the decoder says of it is of no use to a person.
    return undefined;
  }
};
