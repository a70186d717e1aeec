/** What a drawing shows, and so which tool opens it. */
export const drawingKinds = ['molecule', 'diagram'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

/** The formats that a drawing is edited from: an MDL molfile, a line of SMILES, a scene of Excalidraw. */
export const sourceFormats = ['mol', 'smiles', 'excalidraw'] as const;
export type SourceFormat = (typeof sourceFormats)[number];

/** Characters of a source at most. */
export const longestSource = 1_048_576;

/** The side of a molecule's picture, in pixels (specification, section 3). */
export const moleculeSide = 400;

/** Pixels of a drawing's picture at most, on either side. */
export const longestDrawingSide = 4_000;

/** The fourth line of a molfile ends with its version. */
const molfile = /^(?:[^\r\n]*\r?\n){3}[^\r\n]*V[23]000[ \t]*(?:\r?\n|$)/;
const scene = /^\s*\{\s*"type"\s*:\s*"excalidraw"\s*,/;
/** Atoms, bonds, rings and branches; what follows a space is a name. */
const smiles = /^[A-Za-z0-9@+\-[\]()\\/%=#$.:*~]+(?:[ \t][^\r\n]*)?$/;

/** The format of a source, by how it begins; undefined when it is none that is taken. */
export const sourceFormatOf = (source: string): SourceFormat | undefined => {
  if (scene.test(source)) return 'excalidraw';
  if (molfile.test(source)) return 'mol';
  return smiles.test(source.trim()) ? 'smiles' : undefined;
};
