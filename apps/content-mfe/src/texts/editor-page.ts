/** `/editor`: the editor, and what would be stored of a text. */
export const title = 'Editor';
export const text = 'Text';
export const lead = 'The editor of every form. Nothing that is written here is stored.';
export const check = 'Show what would be stored';
export const checking = 'Cleaning the text';
export const outcome = 'What would be stored';
export const notCheckedYet = 'Nothing shown yet';
export const whatIsShown =
  'Write or paste something, then press “Show what would be stored”: you see the cleaned HTML and which parts were not kept.';
export const theText = 'The cleaned text';
export const allKept = 'All of the text was kept';
export const changedSince = 'The text has changed since. What is shown below is older.';
export const asRead = 'Where it is read';
export const asHtml = 'As HTML';
const count = (of: number, one: string, many: string): string =>
  `${of.toLocaleString('en-GB')} ${of === 1 ? one : many}`;
export const sizeOf = (words: number, characters: number): string =>
  `${count(words, 'word', 'words')}, ${count(characters, 'character', 'characters')} of HTML`;
