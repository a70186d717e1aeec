/** Both steps of a student. */
export const newTitle = 'New student';
export const newTitleOf = (name: string): string => `New student: ${name}`;
export const editTitle = 'Edit student';
export const editTitleOf = (name: string): string => `Edit ${name}`;
export const stepPerson = 'Person';
export const stepLearning = 'Learning';
export const steps = 'Steps';
export const profileTab = 'Profile info';
export const skillTab = 'Skill';
export const add = 'Add student';
export const added = 'Student added';
export const save = 'Save';
export const saved = 'Student saved';
export const later = 'Later';
export const cancel = 'Cancel';

/** Who can't be edited. */
export const isErased = 'This student has been erased';
export const nothingLeft = 'Nothing personal is left to edit.';
export const isDeleted = 'This student has been deleted';
export const canBeRestored = 'It can be restored from Recently deleted for 30 days.';
export const deletedOnes = 'Recently deleted students';

/** The first step. */
export const nameAndContact = 'Name and contact';
export const chooseCountry = 'Choose a country';
export const keptValue = (masked: string): string => `It is ${masked}. Left empty, it stays.`;
export const numberBelongsTo = 'This number belongs to:';
export const addAnother = 'Add another person';
export const guardianNeeded = 'Name and mobile are needed for a student under 16.';
export const relations = 'Mother, father, aunt';

/** The second step. */
export const chooseGrade = 'Choose a grade';
export const whatToLearn = 'What to learn';
export const skill = 'skill';
export const skillsHelp = 'At least one, at most 20. In the list the arrow keys move.';
export const howAndWhen = 'How and when';
export const noMatter = 'No matter';
export const oneHours = 'hours';
export const day = 'Day';
export const from = 'From';
export const to = 'To';
