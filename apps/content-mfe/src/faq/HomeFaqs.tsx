import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { faqCalls } from '@lectern/contract/content';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { draftPath, draftsPath } from './address';
import { audienceWords } from './words';
import './home.css';

const shown = 5;

/** Block of the home page: the FAQs that wait to be published, the last changed first. */
export default function HomeFaqs(): ReactNode {
  const { data, isError, refetch } = useRead(faqCalls.list, { limit: shown, sort: '-updatedAt', filter: { status: 'eq:draft' } }, { quiet: true, handled: 'all' });
  return (
    <div className="faq-home">
      <h2>
        <Link to={draftsPath}>FAQs in draft</Link>
        {data && <span className="faq-home-number">{data.total.toLocaleString('en-GB')}</span>}
      </h2>
      {isError ? (
        <p role="alert">
          The FAQs could not be read. <Button onClick={() => void refetch()}>Retry</Button>
        </p>
      ) : data?.total === 0 ? (
        <p>No FAQ waits to be published.</p>
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
