import type { Face } from './face';
import { kept } from './kept';
import { MissingGlyph } from './missing-glyph';

/** The first font that has the signs of a cluster, which is a letter with its marks. @throws MissingGlyph */
export type FaceChain = (cluster: string) => Face;

/** Signs that are drawn as nothing, such as joiners, need no glyph. */
const drawnSigns = (text: string): readonly string[] =>
  Array.from(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

const covers = (face: Face, text: string): boolean =>
  drawnSigns(text).every((sign) => face.has(sign.codePointAt(0) ?? 0));

/** A font may have a letter with its accent and not the accent itself. HarfBuzz draws either. */
const draws = (face: Face, cluster: string): boolean => covers(face, cluster) || covers(face, cluster.normalize('NFC'));

/** Looks through fonts in their order, and opens each when the ones before it lack a sign. */
export const faceChain = (faces: readonly (() => Face)[]): FaceChain =>
  kept(4000, (cluster) => {
    for (const open of faces) {
      const face = open();
      if (draws(face, cluster)) return face;
    }
    const missing = drawnSigns(cluster).find((sign) => !faces.some((open) => covers(open(), sign)));
    throw new MissingGlyph(missing ?? cluster);
  });
