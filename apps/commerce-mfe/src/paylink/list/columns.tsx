import { fullMoney, type PaylinkRow } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import type { Columns } from '@lectern/ui-kit/table';
import * as links from '../../texts/paylink-links';
import * as texts from '../../texts/paylink-list';
import { linkState } from '../link-state';
import { stateMarks } from '../state-marks';

/** The columns of payment links at a moment, in ms. */
export const columnsAt = (now: number): Columns<PaylinkRow> => [
  { id: 'person', head: texts.person, wide: true, cell: ({ personName }) => personName },
  {
    id: 'item',
    head: texts.item,
    priority: 2,
    cell: ({ item, isTest }) => (isTest ? `${links.test} · ${item.title}` : item.title),
  },
  {
    id: 'total',
    head: texts.total,
    numeric: true,
    onCard: true,
    cell: (row) => fullMoney(row.totalMinor, row),
  },
  {
    id: 'state',
    head: texts.state,
    onCard: true,
    cell: (row) => {
      const { is, text } = linkState(row, now);
      const [icon, tone] = stateMarks[is];
      return (
        <span className={`status is-${tone}`}>
          <Icon name={icon} size={14} />
          {text}
        </span>
      );
    },
  },
  {
    id: 'madeBy',
    head: texts.madeBy,
    quiet: true,
    priority: 3,
    cell: ({ createdByName }) => createdByName ?? texts.bySystem,
  },
  { id: 'expires', head: texts.expires, quiet: true, priority: 3, cell: ({ expiresAt }) => timeText(expiresAt) },
  {
    id: 'createdAt',
    head: texts.made,
    sort: 'createdAt',
    quiet: true,
    priority: 1,
    cell: ({ createdAt }) => timeText(createdAt),
  },
];
