import { moleculeSide, sourceFormatOf } from '@lectern/contract/content/drawing-source';
import type * as openchemlib from 'openchemlib';
import type { CanvasEditor, Molecule } from 'openchemlib';
import * as texts from '../../../texts/drawings';
import type { DrawingTool } from '../tool';
import { pngOfSvg } from './png-of-svg';

type Chemistry = typeof openchemlib;

/** The molecule that a text describes. @throws an Error with a sentence where there is none in it */
const moleculeIn = ({ Molecule }: Chemistry, text: string): Molecule => {
  const format = sourceFormatOf(text);
  try {
    // A molfile begins with a line that may be empty; SMILES is one line.
    const molecule = format === 'mol' ? Molecule.fromMolfile(text) : Molecule.fromSmiles(text.trim());
    if (molecule.getAllAtoms() > 0) return molecule;
  } catch {
    // What the library says of it is of no use to a person.
  }
  throw new Error(texts.unreadable);
};

/** Screen readers hear what the place is: the library draws it on a bare canvas. */
const nameCanvas = (place: HTMLElement): void => {
  const canvas = place.firstElementChild?.shadowRoot?.querySelector('canvas[tabindex]');
  canvas?.setAttribute('role', 'img');
  canvas?.setAttribute('aria-label', texts.canvasOfMolecule);
};

const svgOf = (molecule: Molecule): string =>
  molecule.toSVG(moleculeSide, moleculeSide, undefined, {
    autoCrop: true,
    autoCropMargin: 6,
    suppressChiralText: true,
    fontWeight: 'bold',
  });

const withChanges = (editor: CanvasEditor, onChange: () => void): void =>
  editor.setOnChangeListener(({ type, isUserEvent }) => {
    if (type === 'molecule' && isUserEvent) onChange();
  });

/** OpenChemLib (BSD-3): drawn on a canvas, without eval, workers or a service. */
export const openChemLib: DrawingTool = {
  name: 'openchemlib',
  open: async ({ place, source, onChange }) => {
    const chemistry = await import(/* webpackChunkName: "openchemlib" */ 'openchemlib');
    const first = source && moleculeIn(chemistry, source.text);
    const editor = new chemistry.CanvasEditor(place, { initialMode: 'molecule' });
    nameCanvas(place);
    if (first) editor.setMolecule(first);
    withChanges(editor, onChange);
    return {
      version: chemistry.version,
      isEmpty: () => editor.getMolecule().getAllAtoms() === 0,
      show: (text) =>
        Promise.resolve().then(() => {
          editor.setMolecule(moleculeIn(chemistry, text));
          onChange();
        }),
      drawn: async () => {
        const molecule = editor.getMolecule();
        return {
          source: { format: 'mol', text: molecule.toMolfileV3() },
          png: await pngOfSvg(svgOf(molecule), moleculeSide),
          alt: texts.altOfMolecule(molecule.getMolecularFormula().formula),
        };
      },
      close: () => editor.destroy(),
    };
  },
};
