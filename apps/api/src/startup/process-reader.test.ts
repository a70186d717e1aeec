import sharp from 'sharp';
import { xlsxOf } from '../domains/platform/import/sheet/testing';
import { testRoots } from '../testing/roots';
import { processReader } from './process-reader';

const reader = processReader(testRoots.uploads);
afterAll(() => reader.stop());

it('heads and images are read in other processes, with the same answers', async () => {
  expect(await reader.readHead(Buffer.from('Name,City\nAsha,Pune\n'), 1)).toEqual({
    heads: ['Name', 'City'],
    samples: [['Asha'], ['Pune']],
    days: [null, null],
  });
  await expect(reader.readHead(await xlsxOf('<row/>', { 'xl/vbaProject.bin': 'x' }), 1)).rejects.toThrow(
    'A workbook with macros is not taken: save it as XLSX',
  );
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const made = await reader.makeSizes(png, 'png', 1);
  expect(made?.sizes.map(({ size, width, bytes }) => [size, width, Buffer.isBuffer(bytes)])).toEqual([
    ['small', 160, true],
    ['medium', 300, true],
    ['large', 300, true],
  ]);
  expect(await reader.makeSizes(Buffer.from('no image'), 'png', 1)).toBeUndefined();
});

it('megabytes of line ends cost this process no more than their bytes', async () => {
  const before = process.cpuUsage();
  await expect(reader.readHead(Buffer.alloc(19_000_000, '\n'), 1)).rejects.toThrow('1,048,576 lines at most');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1);
});
