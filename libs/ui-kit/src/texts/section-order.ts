/** A curriculum: sections, and lessons in them. */
export const inSection = (name: string): string => `in ${name}`;
export const amongSections = 'among the sections';
export const whereIs = (place: number, all: number, where: string): string => `${place} of ${all} ${where}`;
export const lifted = (where: string): string =>
  `Lifted, ${where}. Arrows move it, Space drops it, Escape puts it back.`;
export const placed = (where: string): string => `Moved: ${where}`;
export const left = (where: string): string => `Left in its place: ${where}`;
export const putBack = (where: string): string => `Put back: ${where}`;
export const isFirst = 'It is the first';
export const isLast = 'It is the last';
export const onlyLessons = 'A section holds lessons only';
export const onlySections = 'A lesson is in a section';
