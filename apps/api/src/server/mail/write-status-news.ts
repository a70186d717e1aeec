import { randomUUID } from 'node:crypto';
import { say } from '@lectern/contract';
import type { Kysely, RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { writeNews } from './write-news';

/** Status, or 'from > to' for one transition alone → what is read then. Words in braces are filled in. */
export type StatusTexts<Status extends string> = Readonly<
  Partial<Record<Status | `${Status} > ${Status}`, readonly [title: string, body: string]>>
>;

interface StatusNews<Status extends string> {
  /** The kind of the notification. */
  readonly kind: string;
  readonly id: number;
  readonly texts: StatusTexts<Status>;
  readonly from?: Status;
  readonly to: Status;
  readonly values: Readonly<Record<string, string>>;
}

/** Announces a new status in the bell and by mail to `readers` (`user_id`, `link`). A status without a text is no news. */
export const writeStatusNews = async <Status extends string>(
  db: Kysely<DB>,
  readers: RawBuilder<unknown>,
  { kind, id, texts, from, to, values }: StatusNews<Status>,
): Promise<void> => {
  const text = (from && texts[`${from} > ${to}`]) ?? texts[to];
  if (!text) return;
  const [title, body] = text.map((each) => say(each, values).trim()) as [string, string];
  await writeNews(db, readers, { kind, title, body, mail: 'news', dedupeKey: `${kind}:${id}:${randomUUID()}` });
};
