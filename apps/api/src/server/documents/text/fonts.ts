import path from 'node:path';
import type { Bidi } from 'bidi-js';
import type LineBreaker from 'linebreak';
import { openFace, type Face, type Shaping } from './face';
import { faceChain, type FaceChain } from './face-chain';

export type Weight = 'regular' | 'bold';

/** Fonts of documents, and the code that places text by them. A file is read when the first sign needs it. */
export interface Fonts {
  readonly bidi: Bidi;
  readonly LineBreaker: typeof LineBreaker;
  /** The first font of a weight that has the signs of a cluster. @throws MissingGlyph */
  faceOf(weight: Weight, cluster: string): Face;
}

const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 600 };

/** Packages of Fontsource and the parts that their fonts are cut into. `latin` has no ₹, and `arabic` has no brackets. */
const parts = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans-devanagari', 'devanagari'],
  // Noto's Arabic draws a letter as body and dots, which no reader copies as a letter.
  ['ibm-plex-sans-arabic', 'arabic'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
] as const;

/** The fonts in `folder`, which holds packages of Fontsource. Keep them for the life of the process. */
export const openFonts = async (folder: string): Promise<Fonts> => {
  const [fontkit, harfbuzz, { default: bidiFactory }, { default: LineBreaker }] = await Promise.all([
    import('fontkit'),
    import('harfbuzzjs'),
    import('bidi-js'),
    import('linebreak'),
  ]);
  const bidi = bidiFactory();
  const buffer = new harfbuzz.Buffer();
  const shaping: Shaping = { fontkit, harfbuzz, buffer, mirrored: (sign) => bidi.getMirroredCharacter(sign) };
  const chain = (weight: Weight): FaceChain => {
    const opened = new Map<string, Face>();
    return faceChain(
      parts.map(([family, part]) => () => {
        const name = `${family}-${part}-${weights[weight]}`;
        const file = path.join(folder, family, 'files', `${name}-normal.woff`);
        const face = opened.get(name) ?? openFace(name, file, shaping);
        opened.set(name, face);
        return face;
      }),
    );
  };
  const chains: Readonly<Record<Weight, FaceChain>> = { regular: chain('regular'), bold: chain('bold') };
  return { bidi, LineBreaker, faceOf: (weight, cluster) => chains[weight](cluster) };
};
