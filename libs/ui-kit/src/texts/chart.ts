/** Words of charts. */
export const movesByPoint = 'Previous or next point of the chart';
export const goesToEnd = 'First or last point of the chart';
export const opensPoint = 'Open the chosen point';
export const nothing = 'None';
export const nothingYet = 'Nothing yet';
export const asTable = 'Show as a table';
export const pointText = (
  name: string,
  text: string,
  before: string | undefined,
  earlier: string | undefined,
): string => (earlier === undefined ? `${name}: ${text}` : `${name}: ${text}, ${before} ${earlier}`);
