import { useMemo, useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  moneyByHandCalls,
  paylinkCalls,
  paylinkListFields,
  paylinkStatuses,
  type PaylinkRow,
} from '@lectern/contract/commerce';
import { PageHeader } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { optionsOf } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { useListState } from '@lectern/ui-kit/table';
import { PartList } from '../../part-list/PartList';
import { LateRecordDialog } from '../../by-hand/late-record-dialog';
import { takesMoney } from '../../by-hand/takes-money';
import { record } from '../../texts/money-by-hand';
import * as links from '../../texts/paylink-links';
import * as texts from '../../texts/paylink-list';
import { linkPath, makePath } from '../address';
import { linkState } from '../link-state';
import { usePersonFilter } from '../../person/use-person-filter';
import { useLiveLinks } from '../use-live-links';
import { useNextStep } from '../use-next-step';
import { useNow } from '../use-now';
import { columnsAt } from './columns';

const byStatus = [{ name: 'status', label: texts.status, options: optionsOf(paylinkStatuses) }];
const newest = { sort: '-createdAt' } as const;
const { status, studentId, trainerId, createdAt } = paylinkListFields;
const fields = { status, studentId, trainerId, createdAt };

/** `/student/quick-paylink/links`: the seller's own links with their states, live; all links for those who verify payments. */
export default function LinksScreen(): ReactNode {
  const navigate = useNavigate();
  const filters = [...byStatus, ...usePersonFilter()];
  const list = useListState(fields, newest);
  const read = useRead(paylinkCalls.list, list.request, { handled: 'all', placeholderData: keepPreviousData });
  const { again } = useLiveLinks();
  const { run } = useNextStep(again, (of) => void navigate(makePath, { state: { again: of } }));
  const mayVerify = useMay(moneyByHandCalls.record.access);
  const [recorded, setRecorded] = useState<PaylinkRow>();
  const now = useNow(20_000);
  const columns = useMemo(() => columnsAt(now), [now]);
  const actions = (row: PaylinkRow) => {
    const { next } = linkState(row, now);
    return [
      ...(next ? [{ label: links.steps[next], onSelect: () => void run(next, row) }] : []),
      ...(mayVerify && takesMoney(row) ? [{ label: record, onSelect: () => setRecorded(row) }] : []),
    ];
  };
  return (
    <div className="page-stack">
      <PageHeader
        title={texts.title}
        primary={
          <Button variant="contained" component={Link} to={makePath}>
            {texts.newLink}
          </Button>
        }
      />
      <PartList<PaylinkRow>
        {...{ list, read, columns, filters, actions }}
        label={texts.title}
        search={texts.search}
        nameOf={({ personName }) => personName}
        toOf={({ id }) => linkPath(makePath, id)}
        empty={
          <Empty icon="link" title={texts.none}>
            {texts.whatItIs}
          </Empty>
        }
      />
      {recorded && <LateRecordDialog link={recorded} onClose={() => setRecorded(undefined)} />}
    </div>
  );
}
