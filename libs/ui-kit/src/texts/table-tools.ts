/** Rows of 44 or of 36 px. */
export const density = { comfortable: 'Density: comfortable', compact: 'Density: compact' } as const;

/** Which columns are shown, in which order and how wide. */
export const chooseColumns = 'Choose columns';
export const columns = 'Columns';
export const isColumn = (head: string, place: number, total: number): string =>
  `${head} is column ${place} of ${total}`;
export const isWide = (head: string, pixels: number): string => `${head} is ${pixels} pixels wide`;
export const moveForward = (head: string): string => `Move ${head} forward`;
export const forward = 'Forward';
export const moveBack = (head: string): string => `Move ${head} back`;
export const back = 'Back';
export const makeNarrower = (head: string): string => `Make ${head} narrower`;
export const narrower = 'Narrower';
export const makeWider = (head: string): string => `Make ${head} wider`;
export const wider = 'Wider';
export const keptForYou = 'Only you see this layout';
export const reset = 'Reset';

/** Exports. */
export const exportAll = 'Export';
export const exportTitle = (count: string): string => `Export ${count}`;
export const format = 'Format';
export const formats = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const;
export const personalData = 'Personal data';
export const asMasked = 'Masked, as in the list';
export const inFull = 'Full values';
export const reason = 'Reason';
export const reasonHelp = 'Recorded in the audit log with your name.';
export const chooseColumn = 'Choose at least one column';
export const cancel = 'Cancel';
