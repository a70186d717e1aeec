import { createHash } from 'node:crypto';
import { imageSizes, type ImageSize } from '../server/files/image-sizes';
import { newKey, originalPath, sizePath } from '../server/files/paths';
import type { KeptImage } from '../server/files/store-image';
import type { ObjectStore } from '../storage/store';

/** Draws an SVG of our own, which no limit of uploads concerns, and writes its sizes; a drawing is kept as it is, too. */
export const keepDrawn = async (
  store: Pick<ObjectStore, 'write'>,
  svg: string,
  { title, isDrawing = false }: { readonly title: string; readonly isDrawing?: boolean },
): Promise<KeptImage> => {
  const { default: sharp } = await import('sharp');
  const { data: png, info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  const sizes = await Promise.all(
    (Object.entries(imageSizes) as [ImageSize, number][]).map(async ([size, side]) => {
      const resized = await sharp(png)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { size, bytes: resized.data, width: resized.info.width, height: resized.info.height };
    }),
  );
  const storageKey = newKey();
  for (const { size, bytes } of sizes) await store.write(sizePath(storageKey, size), bytes);
  if (isDrawing) await store.write(originalPath(storageKey), png);
  return {
    ...{ name: `${title.toLowerCase().replaceAll(' ', '-')}.png`, type: 'png', bytes: png.length, storageKey },
    sha256: createHash('sha256').update(png).digest(),
    made: { width: info.width, height: info.height, sizes, ...(isDrawing && { original: png }) },
  };
};
