import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { customChapterCalls, customTopicCalls } from '@lectern/contract/content';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { chapterDrafts, draftPath, topicDrafts } from './drafts';

const quietly = { quiet: true, handled: 'all' } as const;

/** Block of the home page: draft chapters and topics together, the last changed first. */
export default function HomeDrafts({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const newest = { limit: rows, sort: '-updatedAt', filter: { status: 'eq:draft' } } as const;
  const chapters = useRead(customChapterCalls.list, newest, quietly);
  const topics = useRead(customTopicCalls.list, newest, quietly);
  const items = chapters.data &&
    topics.data && [
      ...chapters.data.items.map((row) => ({ ...row, list: chapterDrafts, what: texts.chapterOf(row.skillName) })),
      ...topics.data.items.map((row) => ({ ...row, list: topicDrafts, what: texts.topicOf(row.chapterTitle) })),
    ];
  return (
    <HomeBody reads={[chapters, topics]} failed={texts.customFailed}>
      <HomeRows
        rows={rows}
        items={items?.sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))}
        none={texts.none}
        row={({ id, title, list, what }) => (
          <li key={`${list}/${id}`}>
            <Link to={draftPath(list, id)}>{title}</Link>
            <span>{what}</span>
          </li>
        )}
      />
      {chapters.data && topics.data && chapters.data.total + topics.data.total > rows && (
        <p>
          <Link to={draftPath(chapterDrafts)}>{texts.allChapters(chapters.data.total)}</Link>
          {' · '}
          <Link to={draftPath(topicDrafts)}>{texts.allTopics(topics.data.total)}</Link>
        </p>
      )}
    </HomeBody>
  );
}
