import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { unread, useRead } from '@lectern/api-client/hooks';
import { idOfPerson, paylinkCalls, personOf, type PaylinkBuyer, type Person } from '@lectern/contract/commerce';
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
  readonly first: Person | undefined;
  /** The currency is that of a link which is made again. */
  readonly keepsCurrency: boolean;
  readonly onReady: () => void;
}

const isSame = (one: PaylinkBuyer, other: PaylinkBuyer): boolean => one.userId === other.userId;

/** The buyer: the search, then the strip with who was found. An item that is not for this person is taken out. */
export function LearnerPart({ countries, currencies, first, keepsCurrency, onReady }: Props): ReactNode {
  const { values, setFieldValue } = useFormikContext<PaylinkValues>();
  const { buyer } = values;
  const audience = values.item?.audience;
  const [person, setPerson] = useState(first);
  const [dismissed, setDismissed] = useState<string>();
  const read = useRead(paylinkCalls.buyer, person ? idOfPerson(person) : {}, {
    enabled: person !== undefined,
    handled: 'all',
    staleTime: 0,
    gcTime: 0,
  });
  const found = person === undefined || read.isFetching ? undefined : read.data?.buyer;
  useEffect(() => {
    if (!found || (buyer && isSame(found, buyer))) return;
    void setFieldValue('buyer', found);
    const { kind, id } = personOf(found);
    if (audience !== undefined && audience !== kind) void setFieldValue('item', null);
    const isFirst = first?.kind === kind && first.id === id;
    if (!(keepsCurrency && isFirst) && currencies.includes(found.currency))
      void setFieldValue('currency', found.currency);
    announce(texts.found(found.name));
    onReady();
  }, [found, buyer, audience, first, keepsCurrency, currencies, setFieldValue, onReady]);
  const change = useCallback((): void => {
    setDismissed(values.mobile);
    setPerson(undefined);
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
      ) : person === undefined ? (
        <FindLearner countries={countries} dismissed={dismissed} onFound={setPerson} />
      ) : error && !read.isFetching ? (
        <>
          <ListError what={texts.thePerson} error={error} onRetry={() => void read.refetch()} />
          <Button variant="text" className="paylink-start" onClick={change}>
            {texts.changePerson}
          </Button>
        </>
      ) : (
        <div role="status" aria-label={texts.loadingPerson}>
          <Skeleton variant="rounded" height={62} />
        </div>
      )}
    </section>
  );
}
