import type { Page } from 'playwright-core';

/** A file as a chooser takes it. */
export interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture of this size, drawn by the page: four fields of colour. */
export const picture = async (page: Page, width: number, height: number, type = 'image/png'): Promise<Chosen> => {
  const address = await page.evaluate(
    ([width, height, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d')!;
      for (const [at, colour] of ['#175c74', '#d9a441', '#7a3b69', '#4d7c3a'].entries()) {
        pen.fillStyle = colour;
        pen.fillRect((at % 2) * (width / 2), at < 2 ? 0 : height / 2, width / 2, height / 2);
      }
      return canvas.toDataURL(type);
    },
    [width, height, type] as const,
  );
  return {
    name: `picture.${type.split('/')[1] ?? 'png'}`,
    mimeType: type,
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  };
};

/** Chooses a file as a person does: by the button, in the browser's own dialog. */
export const chooseFile = async (page: Page, button: string, file: Chosen): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(file);
};
