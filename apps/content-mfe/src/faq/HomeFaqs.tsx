import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { faqCalls } from '@lectern/contract/content';
import { HomeBlock } from '@lectern/ui-kit/home';
import { Skeleton } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { audienceWords } from '../texts/words';
import { draftPath, draftsPath } from './address';

const shown = 5;

/** Block of the home page: the FAQs that wait to be published, the last changed first. */
export default function HomeFaqs(): ReactNode {
  const read = useRead(faqCalls.list, { limit: shown, sort: '-updatedAt', filter: { status: 'eq:draft' } }, { quiet: true, handled: 'all' });
  const { data } = read;
  return (
    <HomeBlock title={texts.title} to={draftsPath} total={data?.total} reads={[read]} failed={texts.failed}>
      {data?.total === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul aria-busy={!data}>
          {data
            ? data.items.map((faq) => (
                <li key={faq.id}>
                  <Link to={draftPath(faq.id)}>{faq.question}</Link>
                  <span>{audienceWords[faq.audience]}</span>
                </li>
              ))
            : Array.from({ length: shown }, (_, row) => (
                <li key={row}>
                  <Skeleton width="60%" height={20} />
                </li>
              ))}
        </ul>
      )}
    </HomeBlock>
  );
}
