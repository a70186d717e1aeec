import sharp from 'sharp';
import { makeSizes } from './image-sizes';

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });
const sidesOf = async (bytes: Promise<Buffer>, type: Parameters<typeof makeSizes>[1]) =>
  (await makeSizes(await bytes, type))?.sizes.map(({ size, width, height }) => [size, width, height]);

describe('the three sizes of an image', () => {
  it('are 160, 640 and 1600 px on the longer side, never enlarged', async () => {
    expect(await sidesOf(image(3200, 1600).png().toBuffer(), 'png')).toEqual([
      ['small', 160, 80],
      ['medium', 640, 320],
      ['large', 1600, 800],
    ]);
    expect(await sidesOf(image(90, 200).jpeg().toBuffer(), 'jpeg')).toEqual([
      ['small', 72, 160],
      ['medium', 90, 200],
      ['large', 90, 200],
    ]);
  });

  it('are WebP without place, camera or comment, the right way up', async () => {
    const photo = await image(300, 200)
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'Her phone' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = await makeSizes(photo, 'jpeg');
    expect([made?.width, made?.height]).toEqual([200, 300]);
    for (const { bytes } of made?.sizes ?? []) {
      const { format, exif, xmp, icc, orientation, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' });
      expect(width).toBeLessThan(height);
      expect(bytes.includes('Her phone')).toBe(false);
    }
  });

  it('hold nothing of data hidden behind the picture', async () => {
    const polyglot = Buffer.concat([
      await image(50, 50).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    for (const { bytes } of (await makeSizes(polyglot, 'png'))?.sizes ?? [])
      expect(bytes.includes('script')).toBe(false);
  });

  it('keep what is transparent, and of a moving picture the first frame', async () => {
    const glass = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    expect((await sharp((await makeSizes(glass, 'png'))?.sizes[0]?.bytes).metadata()).hasAlpha).toBe(true);
    const frames = await sharp(Buffer.alloc(20 * 40 * 3, 200), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif()
      .toBuffer();
    expect(await sidesOf(Promise.resolve(frames), 'gif')).toEqual([
      ['small', 20, 20],
      ['medium', 20, 20],
      ['large', 20, 20],
    ]);
  });

  it('are none of a damaged file, one of another type than it says, or one over 25 megapixels', async () => {
    const png = await image(400, 400).png().toBuffer();
    expect(await makeSizes(png.subarray(0, png.length / 2), 'png')).toBeUndefined();
    expect(
      await makeSizes(Buffer.concat([png.subarray(0, 8), Buffer.from('no picture at all')]), 'png'),
    ).toBeUndefined();
    expect(await makeSizes(png, 'jpeg')).toBeUndefined();
    expect(await makeSizes(await image(5001, 5000).png().toBuffer(), 'png')).toBeUndefined();
    expect(await makeSizes(await image(5000, 5000).png().toBuffer(), 'png')).toBeDefined();
  });
});
