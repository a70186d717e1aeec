/** The views of a list. */
export const views = 'Views';
export const all = (many: string): string => `All ${many}`;
export const actionsFor = (view: string): string => `Actions for the view ${view}`;
export const rename = 'Rename…';
export const openFirst = 'Set as default';
export const opensAs = (view: string): string => `The list opens as ${view}`;
export const noLongerFirst = 'Remove as default';
export const opensWithAll = 'The list opens with all rows';
export const remove = 'Delete view';
export const removed = (view: string): string => `View ${view} deleted`;
export const saved = (view: string): string => `View ${view} saved`;
export const save = 'Save';
export const saveAs = 'Save as…';
export const saveThisAs = 'Save this view as…';
export const reset = 'Reset';

/** Saving one. */
export const saveTitle = 'Save this view';
export const renameTitle = 'Rename the view';
export const saveVerb = 'Save view';
export const name = 'Name';
export const nameIsRequired = 'Name is required';
export const openListWithIt = 'Make this my default view';
export const shareWith = (role: string): string => `Share with everybody who has the role ${role}`;
