import type { Access } from '@lectern/contract';
import { revisedFields, type RevisedEntity } from '@lectern/contract/content';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Writing } from '../../../records/record-writes';
import { notFound } from '../../../server/calls/errors';
import { customChapterResource } from '../custom-course/custom-chapter.resource';
import { customTopicResource } from '../custom-course/custom-topic.resource';
import { customChapters } from '../custom-course/custom-chapter.table';
import { customTopics } from '../custom-course/custom-topic.table';
import { faqResource } from '../faq/faq.resource';
import { faqs } from '../faq/faq.table';

/** A record with texts of which each save is kept. */
interface Revised {
  readonly calls: { readonly list: { readonly access: Access }; readonly update: { readonly access: Access } };
  readonly writes: { readonly update: (writing: Writing<unknown>) => Promise<{ readonly version: number }> };
  readonly read: (db: Kysely<DB>, id: number) => Promise<object>;
}

const records: Readonly<Record<RevisedEntity, Revised>> = {
  faqs: { ...faqResource, read: faqs.read },
  custom_chapters: { ...customChapterResource, read: customChapters.read },
  custom_topics: { ...customTopicResource, read: customTopics.read },
};

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a text by its name on the wire; undefined where the record has no such text. */
export const textColumnOf = (entity: RevisedEntity, field: string): string | undefined =>
  (revisedFields[entity] as readonly string[]).includes(field) ? columnOf(field) : undefined;

/** The record of a table and the wire name of its text. @throws 404 for a text of which no calls show the revisions */
export const revisedOf = (entity: string, column: string): Revised & { readonly field: string } => {
  const known = entity as RevisedEntity;
  const field = (revisedFields[known] as readonly string[] | undefined)?.find((each) => columnOf(each) === column);
  if (!field) throw notFound();
  return { ...records[known], field };
};
