/** Rows that have an order. */
export const move = 'Move';
export const moveOf = (name: string): string => `Move ${name}`;
export const dragToMove = 'Drag, or Space to move by keyboard';
export const toggle = (name: string, isOpen: boolean): string => `${isOpen ? 'Collapse' : 'Expand'} ${name}`;
export const select = 'Select';

/** Keys. */
export const opensBranch = 'Open or close a branch';
export const liftsRow = 'Lift the row, then arrows move it';
export const keyOrders = 'order';
export const keyLevels = 'level';
export const keyPlaces = 'place';
export const keyPutsBack = 'put back';
export const keyEnter = 'Enter';
export const keyEscape = 'Esc';
