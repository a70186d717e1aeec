import type { DrawingSource } from '@lectern/contract/content';

/** A shape of a drawing, in pixels from its corner. A line goes through its points. */
export type Shape =
  | {
      readonly is: 'rectangle' | 'ellipse';
      readonly at: readonly [x: number, y: number];
      readonly size: readonly [width: number, height: number];
    }
  | { readonly is: 'line'; readonly points: readonly (readonly [x: number, y: number])[] };

interface DrawingData {
  /** The chapter whose first topic shows it. */
  readonly chapter: string;
  readonly title: string;
  readonly altText: string;
  readonly size: readonly [width: number, height: number];
  readonly shapes: readonly Shape[];
  /** Of a molecule, in SMILES; a diagram's source is made from its shapes. */
  readonly smiles?: string;
}

const line = (...points: (readonly [number, number])[]): Shape => ({ is: 'line', points });
/** The letters O and H as lines: no font is sure to be there. */
const hydroxyl = (x: number, y: number): readonly Shape[] => [
  { is: 'ellipse', at: [x, y], size: [34, 42] },
  line([x + 44, y], [x + 44, y + 42]),
  line([x + 72, y], [x + 72, y + 42]),
  line([x + 44, y + 21], [x + 72, y + 21]),
];

/** Molecules and diagrams of the demo's lessons. */
export const drawings: readonly DrawingData[] = [
  {
    ...{ chapter: 'Alcohols', title: 'Ethanol', altText: 'Molecule C2H6O', smiles: 'CCO', size: [400, 400] },
    shapes: [line([70, 230], [150, 180], [230, 230], [284, 196]), ...hydroxyl(290, 160)],
  },
  {
    ...{ chapter: 'Carboxylic acids', title: 'Acetic acid', altText: 'Molecule C2H4O2', smiles: 'CC(=O)O' },
    size: [400, 400],
    shapes: [
      line([70, 250], [160, 200], [250, 250], [284, 230]),
      line([153, 200], [153, 120]),
      line([167, 200], [167, 120]),
      { is: 'ellipse', at: [143, 70], size: [34, 42] },
      ...hydroxyl(290, 200),
    ],
  },
  {
    ...{ chapter: 'Circuits', title: 'A simple circuit', size: [640, 400] },
    altText: 'Diagram of a circuit with a battery, a resistor and a lamp',
    shapes: [
      line([80, 180], [80, 60], [240, 60]),
      { is: 'rectangle', at: [240, 35], size: [160, 50] },
      line([400, 60], [560, 60], [560, 165]),
      { is: 'ellipse', at: [525, 165], size: [70, 70] },
      line([535, 175], [585, 225]),
      line([585, 175], [535, 225]),
      line([560, 235], [560, 340], [80, 340], [80, 220]),
      line([40, 180], [120, 180]),
      line([60, 220], [100, 220]),
    ],
  },
  {
    ...{ chapter: 'Forces', title: 'Forces on a slope', size: [640, 400] },
    altText: 'Diagram of a box on a slope, with its weight and the force along the slope',
    shapes: [
      line([60, 340], [580, 340], [580, 120], [60, 340]),
      line([300, 239], [392, 200], [366, 139], [274, 178], [300, 239]),
      line([333, 189], [333, 320], [323, 302]),
      line([333, 320], [343, 302]),
      line([333, 189], [240, 228], [260, 229]),
      line([240, 228], [253, 213]),
    ],
  },
];

const stroke = '#1e1e1e';

/** The picture of shapes. */
export const svgOf = ([width, height]: readonly [number, number], shapes: readonly Shape[]): string => {
  const drawn = shapes.map((shape) => {
    if (shape.is === 'line') return `<polyline points="${shape.points.map((point) => point.join()).join(' ')}"/>`;
    const [[x, y], [wide, tall]] = [shape.at, shape.size];
    return shape.is === 'rectangle'
      ? `<rect x="${x}" y="${y}" width="${wide}" height="${tall}"/>`
      : `<ellipse cx="${x + wide / 2}" cy="${y + tall / 2}" rx="${wide / 2}" ry="${tall / 2}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="${stroke}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`;
};

/** An element of Excalidraw as it writes one. */
const elementOf = (shape: Shape, no: number): object => {
  const [first, ...others] = shape.is === 'line' ? shape.points : [shape.at];
  const [x, y] = first ?? [0, 0];
  const points = [[0, 0], ...others.map(([toX, toY]) => [toX - x, toY - y])];
  const span = (side: 0 | 1): number =>
    Math.max(...points.map((at) => at[side]!)) - Math.min(...points.map((at) => at[side]!));
  const [width, height] = shape.is === 'line' ? [span(0), span(1)] : shape.size;
  return {
    ...{ id: `shape-${no}`, type: shape.is, x, y, width, height, angle: 0, opacity: 100, groupIds: [], frameId: null },
    ...{
      strokeColor: stroke,
      backgroundColor: 'transparent',
      fillStyle: 'solid',
      strokeWidth: 2,
      strokeStyle: 'solid',
    },
    ...{ roughness: 0, roundness: null, seed: no + 1, version: 1, versionNonce: no + 1, isDeleted: false },
    ...{ boundElements: null, updated: 1, link: null, locked: false },
    ...(shape.is === 'line' && {
      ...{ points, lastCommittedPoint: null, startBinding: null, endBinding: null },
      ...{ startArrowhead: null, endArrowhead: null },
    }),
  };
};

/** What the tool opens again: the molecule, or the diagram's shapes. */
export const sourceOf = ({ smiles, shapes }: DrawingData): DrawingSource =>
  smiles === undefined
    ? {
        ...{ kind: 'diagram', sourceFormat: 'excalidraw', tool: 'excalidraw', toolVersion: '0.18.1' },
        source: JSON.stringify({
          ...{ type: 'excalidraw', version: 2, source: 'lectern', elements: shapes.map(elementOf) },
          ...{ appState: { viewBackgroundColor: '#ffffff' }, files: {} },
        }),
      }
    : { kind: 'molecule', sourceFormat: 'smiles', tool: 'openchemlib', toolVersion: '9.25.0', source: smiles };
