import * as texts from '../texts/files';

/** '640 bytes', '1.4 MB'. */
export const sizeText = (bytes: number): string => {
  const power = Math.min(texts.units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${(bytes / 1024 ** power).toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${texts.units[power]}`;
};
