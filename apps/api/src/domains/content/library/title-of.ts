/** The title that a file begins with: its name without folder and ending, with spaces for lines and dots between words. */
export const titleOf = (fileName: string): string => {
  const name = fileName.replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const title = name.replace(/[_\s]+/g, ' ').trim();
  return title.slice(0, 150).trim() || 'Untitled';
};
