/** Repeating rows. */
export const optional = 'optional';
export const addOf = (one: string): string => `Add ${one}`;
export const remove = 'Remove';
export const removeOf = (row: string): string => `Remove ${row}`;
export const removed = (row: string): string => `${row} removed`;
export const undo = 'Undo';
export const actionsFor = (row: string): string => `Actions for ${row}`;
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const isFirst = 'Already first';
export const isLast = 'Already last';

/** Moving a row by hand and by keyboard. */
export const moveOf = (row: string): string => `Move ${row}`;
export const dragToMove = 'Drag to move, or press Space';
export const placeOf = (row: string, place: number, total: number): string => `${row}: place ${place} of ${total}`;
export const lifted = (where: string): string =>
  `Lifted. ${where}. Arrow keys move it, Space drops it, Escape puts it back`;
export const putBack = (where: string): string => `Put back. ${where}`;
export const dropped = (where: string): string => `Dropped. ${where}`;
