import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { unread, useRead } from '@lectern/api-client/hooks';
import { paylinkCalls } from '@lectern/contract/commerce';
import { announce } from '@lectern/ui-kit';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/paylink';
import { BuyerStrip } from './BuyerStrip';
import { FindLearner } from './FindLearner';
import type { Countries } from './use-countries';
import type { PaylinkValues } from './values';
import './learner.css';

interface Props {
  readonly countries: Countries;
  /** Codes of the currencies that can be chosen. */
  readonly currencies: readonly string[];
  /** The learner of a link that is made again, or of the page that asked for a link. */
  readonly first: number | undefined;
  /** The currency is that of a link which is made again. */
  readonly keepsCurrency: boolean;
  readonly onReady: () => void;
}

/** The learner: the search, then the strip with who was found. */
export function LearnerPart({ countries, currencies, first, keepsCurrency, onReady }: Props): ReactNode {
  const { values, setFieldValue } = useFormikContext<PaylinkValues>();
  const { buyer } = values;
  const [studentId, setStudentId] = useState(first);
  const [dismissed, setDismissed] = useState<string>();
  const read = useRead(
    paylinkCalls.buyer,
    { studentId: studentId ?? 0 },
    { enabled: studentId !== undefined, handled: 'all', staleTime: 0, gcTime: 0 },
  );
  const found = studentId === undefined || read.isFetching ? undefined : read.data?.buyer;
  useEffect(() => {
    if (!found || found.studentId === buyer?.studentId) return;
    void setFieldValue('buyer', found);
    if (!(keepsCurrency && found.studentId === first) && currencies.includes(found.currency))
      void setFieldValue('currency', found.currency);
    announce(texts.found(found.name));
    onReady();
  }, [found, buyer, first, keepsCurrency, currencies, setFieldValue, onReady]);
  const change = useCallback((): void => {
    setDismissed(values.mobile);
    setStudentId(undefined);
    void setFieldValue('buyer', null);
  }, [values.mobile, setFieldValue]);
  useEffect(() => {
    if (!buyer) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyC') return;
      event.preventDefault();
      change();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [buyer, change]);
  const error = unread(read);
  return (
    <section aria-label={texts.learner} className="paylink-part">
      {buyer ? (
        <BuyerStrip buyer={buyer} onChange={change} />
      ) : studentId === undefined ? (
        <FindLearner countries={countries} dismissed={dismissed} onFound={setStudentId} />
      ) : error && !read.isFetching ? (
        <>
          <ListError what={texts.theLearner} error={error} onRetry={() => void read.refetch()} />
          <Button variant="text" className="paylink-start" onClick={change}>
            {texts.changeLearner}
          </Button>
        </>
      ) : (
        <div role="status" aria-label={texts.loadingLearner}>
          <Skeleton variant="rounded" height={62} />
        </div>
      )}
    </section>
  );
}
