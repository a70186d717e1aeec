import type { TopicChoice } from '@lectern/contract/catalog';

/** A topic on request as its form holds it. */
export interface Row {
  readonly id?: number;
  readonly topicId: number | null;
  readonly customTopicId: number | null;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly minutes: number | string;
}

/** A line for a topic that is written here. */
export const newRow = (): Row => ({ topicId: null, customTopicId: null, title: '', descriptionHtml: '', minutes: '' });

/** A line made from a topic that is there already; its title and minutes are this course's from then on. */
export const rowFrom = ({ source, id, title, minutes }: TopicChoice): Row => ({
  ...newRow(),
  [source]: id,
  title,
  minutes: minutes ?? '',
});

/** Whether the course has this topic already. */
export const isAdded = (rows: readonly Row[], { source, id }: TopicChoice): boolean =>
  rows.some((row) => row[source] === id);
