import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { audiences, faqCalls } from '@lectern/contract/content';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { draftPath, draftsPath } from './address';

/** Block of the home page: draft FAQs, the last changed first. */
export default function HomeFaqs({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useRead(
    faqCalls.list,
    { limit: rows, sort: '-updatedAt', filter: { status: 'eq:draft' } },
    { quiet: true, handled: 'all' },
  );
  const { data } = read;
  return (
    <HomeBody reads={[read]} failed={texts.failed}>
      <HomeRows
        rows={rows}
        items={data?.items}
        none={texts.none}
        row={(faq) => (
          <li key={faq.id}>
            <Link to={draftPath(faq.id)}>{faq.question}</Link>
            <span>{audiences[faq.audience]}</span>
          </li>
        )}
      />
      {data && data.total > rows && (
        <p>
          <Link to={draftsPath}>{texts.all(data.total)}</Link>
        </p>
      )}
    </HomeBody>
  );
}
