/** Drawings in the rich-text editor: molecules and diagrams. */
export const molecule = 'Molecule';
export const diagram = 'Diagram';
export const editDrawing = 'Edit drawing';

/** The window of a tool. Title and buttons of the first are the specification's. */
export const moleculeTitle = 'MarvinJS';
export const diagramTitle = 'Diagram';
export const close = 'Close';
export const saveChanges = 'Save changes';
export const opening = 'Loading the drawing tool…';
export const retry = 'Try again';
export const empty = 'There is nothing to save yet.';
export const saving = 'Saving';
export const canvasOfMolecule = 'Molecule, drawn with the mouse';
export const canvasOfDiagram = 'Diagram';

/** Closing it with changes. */
export const closeTitle = 'Close without saving?';
export const closeMeans = 'Your changes to this drawing are lost.';
export const discardChanges = 'Discard changes';
export const keepDrawing = 'Keep drawing';

/** Molecules. */
export const pasted = 'SMILES or molfile';
export const pastedExample = 'CC(=O)Oc1ccccc1C(=O)O';
export const show = 'Draw it';
export const unreadable = 'This is neither SMILES nor a molfile that can be read.';
export const altOfMolecule = (formula: string): string => `Molecule ${formula}`;
export const noMarvin = 'Cannot retrieve marvin instance from iframe';
export const noSketcher = 'Cannot retrieve sketcher instance from iframe';

/** Diagrams. */
export const altOfDiagram = (labels: string): string => (labels ? `Diagram: ${labels}` : 'Diagram');
export const unreadableDiagram = 'This diagram can’t be read.';
/** A draft that was left. */
export const draftFrom = (time: string): string => `You have an unsaved diagram from ${time}`;
export const restore = 'Restore';
export const discard = 'Discard';
export const draftNotKept = 'Your browser’s storage is full: no draft of this diagram is kept. Save your changes.';
