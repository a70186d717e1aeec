import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { libraryItemCalls } from '@lectern/contract/content';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { dateText } from '@lectern/ui-kit';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { itemPath } from './address';
import { Thumbnail } from './Thumbnail';

/** Block of the home page: the files of the library that came last. */
export default function HomeFiles({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useRead(libraryItemCalls.list, { limit: rows, sort: '-createdAt' }, { quiet: true, handled: 'all' });
  return (
    <HomeBody reads={[read]} failed={texts.filesFailed}>
      <HomeRows
        rows={rows}
        items={read.data?.items}
        none={texts.noFiles}
        row={(item) => (
          <li key={item.id}>
            <span className="library-name">
              <Thumbnail item={item} size="small" />
              <Link to={itemPath(item.id)}>{item.title}</Link>
            </span>
            <span>{dateText(item.createdAt)}</span>
          </li>
        )}
      />
    </HomeBody>
  );
}
