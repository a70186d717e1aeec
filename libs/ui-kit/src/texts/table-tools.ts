/** Rows of 44 or of 36 px. */
export const density = { comfortable: 'Density: comfortable', compact: 'Density: compact' } as const;

/** Which columns are shown, in which order and how wide. */
export const chooseColumns = 'Choose columns';
export const columns = 'Columns';
export const isColumn = (head: string, place: number, total: number): string =>
  `${head} is column ${place} of ${total}`;
export const width = 'Width';
export const widthOf = (head: string): string => `Width of ${head}`;
export const automatic = 'Automatic';
export const narrow = 'Narrow';
export const medium = 'Medium';
export const wide = 'Wide';
export const pixels = (width: number): string => `${width} px`;
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
