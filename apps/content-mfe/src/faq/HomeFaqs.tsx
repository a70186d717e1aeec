import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { faqCalls } from '@lectern/contract/content';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { audienceWords } from '../texts/words';
import { draftPath, draftsPath } from './address';
import './home.css';

const shown = 5;

/** Block of the home page: the FAQs that wait to be published, the last changed first. */
export default function HomeFaqs(): ReactNode {
  const { data, isError, refetch } = useRead(faqCalls.list, { limit: shown, sort: '-updatedAt', filter: { status: 'eq:draft' } }, { quiet: true, handled: 'all' });
  return (
    <div className="faq-home">
      <h2>
        <Link to={draftsPath}>{texts.title}</Link>
        {data && <span className="faq-home-number">{data.total.toLocaleString('en-GB')}</span>}
      </h2>
      {isError ? (
        <p role="alert">
          {texts.failed} <Button onClick={() => void refetch()}>{texts.retry}</Button>
        </p>
      ) : data?.total === 0 ? (
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
    </div>
  );
}
