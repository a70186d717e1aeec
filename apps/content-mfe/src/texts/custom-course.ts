/** Chapters. */
export const chaptersTitle = 'Chapters';
export const chapterNoun = { one: 'chapter', many: 'chapters' };
export const whatAChapterIs =
  'A chapter holds the topics of a skill that custom courses are put together from. It is offered once it is published.';
export const searchChapters = 'Title or description';
export const allSkills = 'All skills';
export const skill = 'Skill';
export const language = 'Language';
export const topics = 'Topics';
export const showTopics = 'Show topics';
export const topicsOf = (published: number, all: number): string =>
  published === all ? String(all) : `${published} of ${all} published`;
export const orderOfSkill = 'Skill order';
export const chooseSkill = 'Type to search skills';
export const publishTopicFirst = 'Publish a topic of it first';
export const manyChaptersPublished =
  'They are offered for custom courses. Chapters without a published topic are skipped.';
export const manyChaptersDrafted = 'They are no longer offered for custom courses, nor are their topics.';

/** Topics. */
export const topicsTitle = 'Topics';
export const topicNoun = { one: 'topic', many: 'topics' };
export const whatATopicIs = 'A topic is a lesson text of a chapter, with the price that a custom course adds for it.';
export const searchTopics = 'Title, summary or text';
export const allChapters = 'All chapters';
export const chapter = 'Chapter';
export const words = 'Words';
export const minutes = 'Minutes';
export const price = 'Price';
export const orderOfChapter = 'Chapter order';
export const chooseChapter = 'Type to search chapters';
export const minutesHelp = 'How long a student needs';
export const writeTextFirst = 'Write its text first';
export const manyTopicsPublished = 'They are offered with their chapters. Topics without a text are skipped.';
export const manyTopicsDrafted =
  'They are no longer offered. The last published topic of a published chapter is skipped.';
export const firstPublished = (time: string): string => `First published ${time}`;
export const neverPublished = 'Never published';
