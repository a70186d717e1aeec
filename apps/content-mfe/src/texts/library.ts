import { plural } from '@lectern/ui-kit/plural';

const countText = (count: number, one: string, many: string): string =>
  plural(count, { one: `${count} ${one}`, other: `${count} ${many}` });

export const title = 'Library';
export const noun = { one: 'library item', many: 'library items' };
export const search = 'Title, text alternative or tag';
export const nothingYet = 'Nothing in the library yet';
export const whatItIs =
  'Videos, documents, and pictures that texts and records show. Add one here, and use it everywhere.';
export const addFiles = 'Add files';
export const folders = 'Folders…';
export const allFolders = 'All folders';
export const folder = 'Folder';
export const tag = 'Tag';
export const use = 'Use';
export const size = 'Size';
export const dimensions = 'Dimensions';
export const file = 'File';
export const added = 'Added';
export const addedBy = 'Added by';
export const uses = 'Places';
export const tags = 'Tags';
export const noFolder = 'In no folder';
export const asTable = 'Show as table';
export const asGrid = 'Show as grid';
export const pictureOf = (name: string): string => `Picture of ${name}`;
export const noPicture = (kind: string): string => `${kind}, without a picture`;
export const pixels = (width: number, height: number): string => `${width} × ${height} px`;
export const placesOf = (count: number): string => (count === 0 ? 'Not used' : countText(count, 'place', 'places'));
export const moveTo = 'Move to…';
export const selected = (name: string): string => `Select ${name}`;
export const actionsFor = (name: string): string => `Actions for ${name}`;

// The page of an item.
export const theItem = 'the library item';
export const loading = 'Loading the library item';
export const save = 'Save';
export const saved = 'Library item saved';
export const altHelp = 'What the picture says to a person who can’t see it. Empty for a mere ornament.';
export const creditHelp = 'Whose work it is, as far as it must be said.';
export const details = 'Details';
export const shownIn = 'Shown in';
export const nowhere = 'Nothing shows it: it can be deleted.';
export const inTheBin = 'deleted, can be restored';
export const others = (count: number): string => `${countText(count, 'place', 'places')} that you may not see`;
export const versions = 'Versions';
export const versionNo = (no: number): string => `Version ${no}`;
export const current = 'Current';
export const putBack = 'Put back';
export const putBackOf = (no: number): string => `Put version ${no} back`;
export const isBack = 'The earlier version is back';
export const replace = 'Replace…';
export const replaceTitle = (name: string): string => `Replace ${name}`;
export const replaceVerb = 'Replace';
export const replaceMeaning = (count: number): string =>
  count === 0
    ? 'The earlier file is kept as a version and can be put back.'
    : `It changes in ${countText(count, 'place', 'places')} at once. The earlier file is kept as a version and can be put back.`;
export const chooseFile = 'Choose a file…';
export const note = 'Note';
export const noteHelp = 'Why it was replaced.';
export const replaced = 'Replaced everywhere';
export const noFile = 'Choose a file first';
export const openFile = 'Open the file';
export const videoOf = (name: string): string => `Video: ${name}`;
export const notPlayed = 'This video can’t be played here. Download it, or try again.';
export const duration = 'Duration';
export const notThere = 'This library item is not there';
export const notThereText = 'It was deleted, or its address is incomplete.';
export const toLibrary = 'To the library';
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deletedCanReturn = 'You can restore it for 30 days.';
export const isShown = (count: number): string =>
  `It is shown in ${countText(count, 'place', 'places')}. Take it out there first; replacing keeps it there with another file.`;
export const isInUse = 'It is in use';
export const more = 'More actions';
export const remove = 'Delete…';
export const viewOnly = 'You may look at this item, not change it.';

// Adding files.
export const addTitle = 'Add files';
export const dropHere = 'Drop files here';
export const chooseFiles = 'Choose files…';
export const limits =
  'Pictures (PNG, JPEG, WebP, GIF) and documents (PDF, DOCX, XLSX, PPTX, TXT, CSV), at most 2 MB each; videos (MP4, WebM), at most 500 MB each. Up to 200 files at once.';
export const documentLimits = 'PDF, DOCX, XLSX, PPTX, TXT or CSV, at most 2 MB.';
export const chooseDocument = 'Choose a PDF, DOCX, XLSX, PPTX, TXT or CSV file';
export const chooseKind = 'Choose a picture, an MP4 or WebM video, or a PDF, DOCX, XLSX, PPTX, TXT or CSV file';
export const saveFile = 'Download';
export const saveFileOf = (name: string): string => `Download ${name}`;
export const tooMany = (count: number): string => `${count} files were left out: at most 200 at once`;
export const intoFolder = 'Into folder';
export const withTags = 'With tags';
export const tagsHelp = 'Enter or a comma adds one.';
export const stop = 'Stop';
export const waiting = 'Waiting';
export const sending = (size: string, percent: number): string => `${size}, ${percent} % sent`;
export const progressOf = (name: string): string => `Sending ${name}`;
export const isIn = 'In the library';
export const keepBoth = 'Keep both';
export const keepBothOf = (name: string): string => `Keep both: ${name}`;
export const showSame = 'Show it';
export const retry = 'Retry';
export const resume = 'Resume';
export const resumeOf = (name: string): string => `Resume ${name}`;
export const retryOf = (name: string): string => `Retry ${name}`;
export const takeOff = 'Remove from the list';
export const takeOffOf = (name: string): string => `Remove ${name} from the list`;
export const stopOf = (name: string): string => `Stop ${name}`;
export const retryAll = 'Retry all that failed';
export const done = 'Done';
export const summary = (done: number, all: number, failed: number): string =>
  `${done} of ${countText(all, 'file', 'files')} in the library${failed > 0 ? `, ${failed} not` : ''}`;
export const files = 'Files';

// Folders.
export const foldersTitle = 'Folders';
export const theFolders = 'the folders';
export const newFolder = 'New folder';
export const newFolderIn = 'New folder in it';
export const editFolder = 'Rename or move';
export const folderNoun = 'folder';
export const above = 'Folder above';
export const atTop = 'At the top';
export const folderSaved = 'Folder saved';
export const folderAdded = 'Folder added';
export const addFolder = 'Add folder';
export const close = 'Close';
export const showFolder = (name: string): string => `Show what is in ${name}`;
export const itemsIn = (count: number): string => countText(count, 'item', 'items');
export const noFolders = 'No folders yet';
export const whatAFolderIs = 'Folders hold items and other folders, up to 8 levels deep.';
export const deleteFolder = 'Delete folder';
export const folderDeleted = 'Folder deleted. You can restore it for 30 days.';
export const folderIsEmpty = 'It is empty. You can restore it for 30 days.';
export const goesWithIt = (items: number, folders: number): string =>
  `${[items > 0 && countText(items, 'item', 'items'), folders > 0 && countText(folders, 'folder', 'folders')].filter(Boolean).join(' and ')} below it ${items + folders === 1 ? 'goes' : 'go'} to Recently deleted with it. You can restore them together for 30 days.`;
export const folderIsUsed =
  'It stays while something shows an item in it. Take these out where they are shown, or move them first:';
export const itemsInUse = (count: number): string => `${countText(count, 'item', 'items')} in use`;
export const moreInUse = (count: number): string => `${count} more in use`;
export const deletedFolders = 'Recently deleted folders';
export const deletedFoldersUnread = 'Recently deleted folders could not be read.';
export const restore = 'Restore';
export const restoreOf = (name: string): string => `Restore ${name}`;
export const folderIsBack = 'Folder restored with its contents';

// Choosing one, from a form or the editor.
export const pickTitle = 'Choose from the library';
export const pickVerb = 'Choose';
export const pickSearch = 'Title, text alternative or tag';
export const nothingFound = 'Nothing matches';
export const nothingToPick = 'No pictures in the library yet';
export const showMore = 'Show more';
export const theLibrary = 'the library';
export const folderName = 'Name';
export const sameAs = (title: string): string => `The same file is in the library already: ${title}`;
export const kind = 'Kind';
export const pickFirst = 'Choose a picture first';
export const pictures = 'Pictures';
