import { moleculeSide } from '@lectern/contract/content/drawing-source';
import * as texts from '../../../texts/drawings';
import type { DrawingTool, OpenTool } from '../tool';

/** As Chemaxon documents them, the parts that are used here. */
interface Sketcher {
  readonly importStructure: (format: 'mol' | 'smiles', text: string) => Promise<void>;
  readonly exportStructure: (format: 'mol' | 'smiles') => Promise<string>;
  readonly on: (event: 'molchange', listener: () => void) => void;
}
interface Marvin {
  readonly sketcherInstance?: Sketcher;
  readonly ImageExporter: {
    readonly molToDataUrl: (mol: string, type: 'image/png', size: { width: number; height: number }) => string;
  };
}

/** How often, and after how many ms each time, the frame is looked at. */
const [attempts, pause] = [50, 100];

const found = async <T>(look: () => T | undefined, otherwise: string): Promise<T> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(otherwise);
};

const blobOf = (dataUrl: string): Blob => {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
};

const toolOf = async (frame: HTMLIFrameElement, marvin: Marvin, sketcher: Sketcher): Promise<OpenTool> => {
  let smiles = await sketcher.exportStructure('smiles');
  sketcher.on('molchange', () => void sketcher.exportStructure('smiles').then((text) => (smiles = text)));
  return {
    isEmpty: () => smiles.trim() === '',
    show: (text) => sketcher.importStructure(/\n/.test(text.trim()) ? 'mol' : 'smiles', text),
    drawn: async () => {
      const text = await sketcher.exportStructure('mol');
      const size = { width: moleculeSide, height: moleculeSide };
      const png = blobOf(marvin.ImageExporter.molToDataUrl(text, 'image/png', size));
      return { source: { format: 'mol', text }, png, alt: texts.altOfMolecule(smiles.trim()) };
    },
    close: () => frame.remove(),
  };
};

/** A licensed MarvinJS whose editor is served below `address` of this origin, in a frame. @throws in the words of the specification */
export const marvinIn = (address: string): DrawingTool => ({
  name: 'marvinjs',
  open: async ({ place, source, onChange }) => {
    const frame = document.createElement('iframe');
    frame.title = texts.moleculeTitle;
    frame.src = `${address}/editor.html`;
    place.append(frame);
    const read = (): Marvin | undefined => (frame.contentWindow as { marvin?: Marvin } | null)?.marvin;
    try {
      const marvin = await found(read, texts.noMarvin);
      const sketcher = await found(() => read()?.sketcherInstance, texts.noSketcher);
      if (source) await sketcher.importStructure('mol', source.text);
      const tool = await toolOf(frame, marvin, sketcher);
      sketcher.on('molchange', onChange);
      return { ...tool, version: 'licensed' };
    } catch (error) {
      frame.remove();
      throw error;
    }
  },
});
