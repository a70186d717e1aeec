import { existsSync } from 'node:fs';
import path from 'node:path';

const relative = /((?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/** An emitted file whose relative imports name files, as Node and bundlers want them of a package of ES modules. */
export const withExtensions = (text: string, folder: string): string =>
  text.replace(relative, (whole, before: string, quote: string, specifier: string) => {
    const target = path.join(folder, specifier);
    const file = existsSync(`${target}.d.ts`)
      ? `${specifier}.js`
      : existsSync(path.join(target, 'index.d.ts'))
        ? `${specifier}/index.js`
        : undefined;
    return file === undefined ? whole : `${before}${quote}${file}${quote}`;
  });
