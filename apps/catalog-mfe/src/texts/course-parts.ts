/** The tabs Features and Topics on request. */
export const save = 'Save';
export const undo = 'Discard changes';
export const text = 'Text';
export const emptyRow = 'Empty line';
export const featuresSaved = 'Features saved';
export const featureHelp = {
  outcome: 'At least one to publish. Up to 20 short lines.',
  requirement: 'What students should know or have at hand.',
  audience: 'The people the course is made for.',
  included: 'Files, certificates, support.',
};
export const oneFeature = {
  outcome: 'outcome',
  requirement: 'requirement',
  audience: 'audience line',
  included: 'included line',
};

export const topics = 'Topics on request';
export const topicsHelp = 'Taught live when students ask for them, next to the lessons of the curriculum.';
export const oneTopic = 'topic';
export const topicsSaved = 'Topics saved';
export const title = 'Title';
export const minutes = 'Minutes';
export const description = 'Description';
export const addTopic = 'Add an existing topic';
export const addTopicHelp =
  'Active topics of chapters and published ones of custom courses; those of the course’s skills come first. You can change the title for this course.';
export const added = 'Added';
export const placeOf = (chapter: string, skill: string): string => `${chapter} · ${skill}`;
export const ofCustomCourse = 'Custom course';
export const sourceOf = (row: { readonly topicId: number | null; readonly customTopicId: number | null }): string =>
  row.customTopicId !== null ? 'From a custom course' : row.topicId !== null ? 'From a chapter' : 'Written here';
