/** Both steps of a student. */
export const newTitle = 'New student';
export const newTitleOf = (name: string): string => `New student: ${name}`;
export const editTitle = 'Edit student';
export const editTitleOf = (name: string): string => `Edit ${name}`;
export const stepProfile = 'Profile';
export const stepLearning = 'Learning';
export const steps = 'Steps';
export const profileTab = 'Profile';
export const skillTab = 'Learning';
export const add = 'Add student';
export const added = 'Student added';
export const save = 'Save';
export const saved = 'Student saved';
export const later = 'Skip for now';
export const cancel = 'Cancel';

/** Who can't be edited. */
export const isErased = 'This student has been erased';
export const nothingLeft = 'No personal data is left to edit.';
export const isDeleted = 'This student has been deleted';
export const canBeRestored = 'It can be restored from Recently deleted for 30 days.';
export const deletedOnes = 'Recently deleted students';

/** The first step. */
export const nameAndContact = 'Name and contact';
export const keptValue = (masked: string): string => `Current: ${masked}. Leave blank to keep it.`;
export const numberBelongsTo = 'This number is already used by:';
export const addAnother = 'Add anyway';
export const requiredUnder16 = 'required under 16';
export const relations = 'e.g. Mother';

/** The second step. */
export const chooseGrade = 'Choose a grade';
export const whatToLearn = 'Subjects';
export const skill = 'skill';
export const skillsHelp = 'Choose 1 to 20 skills.';
export const howAndWhen = 'Schedule';
export const noMatter = 'No preference';
export const oneHours = 'hours';
export const day = 'Day';
export const from = 'From';
export const to = 'To';
