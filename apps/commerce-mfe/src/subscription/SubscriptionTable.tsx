import { useMemo, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import {
  subscriptionCalls,
  subscriptionListFields,
  subscriptionStatuses,
  type PlanKind,
  type SubscriptionRow,
} from '@lectern/contract/commerce';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty } from '@lectern/ui-kit/states';
import { useListState } from '@lectern/ui-kit/table';
import { PartList } from '../part-list/PartList';
import * as texts from '../texts/subscriptions';
import { viewPath } from './address';
import { columnsOf } from './columns';
import { useRowActions } from './use-row-actions';

const filters = [{ name: 'status', label: texts.status, options: optionsOf(subscriptionStatuses) }];
const newest = { sort: '-createdAt' } as const;
const { status, person, periodEndsAt, createdAt } = subscriptionListFields;
const fields = { status, person, periodEndsAt, createdAt };

interface Props {
  readonly audience: PlanKind;
  /** The plan of the listed subscribers. */
  readonly planId?: number;
}

/** Subscriptions of students or of trainers, with their filters and pages in the address. */
export function SubscriptionTable({ audience, planId }: Props): ReactNode {
  const list = useListState(fields, newest);
  const { filter, ...request } = list.request;
  const read = useRead(
    subscriptionCalls.list,
    { ...request, audience, filter: { ...filter, ...(planId !== undefined && { planId: `eq:${planId}` }) } },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  const columns = useMemo(() => columnsOf(planId !== undefined), [planId]);
  const { actions, dialog } = useRowActions();
  return (
    <section className="page-stack" aria-label={texts.title}>
      <PartList<SubscriptionRow>
        {...{ list, read, columns, filters, actions }}
        label={texts.title}
        search={texts.search}
        nameOf={({ person: name }) => name}
        toOf={({ id }) => viewPath(id)}
        empty={
          <Empty icon="layers" title={texts.none}>
            {texts.areShown}
          </Empty>
        }
      />
      {dialog}
    </section>
  );
}
