import { entryResults, type CampaignEntry, type CampaignWhole } from '@lectern/contract/commerce';
import { StatusLabel } from '@lectern/ui-kit';
import type { Column, Columns } from '@lectern/ui-kit/table';
import { momentText } from '../../seconds';
import { Tag } from '../../tags/Tag';
import * as texts from '../../texts/campaign-entries';
import { isDeclared, lastRankOf } from '../campaign-coupon';
import { clockOf, scoreText } from '../score-words';
import { CodeCell } from './CodeCell';

const statuses = {
  wins: 'active',
  won: 'active',
  none: 'draft',
  open: 'waiting',
  disqualified: 'blocked',
} as const;

const score: Column<CampaignEntry> = {
  id: 'percent',
  head: texts.score,
  numeric: true,
  sort: 'percent',
  onCard: true,
  cell: ({ percent, submittedAt }) => submittedAt && scoreText(percent),
};
const time: Column<CampaignEntry> = {
  id: 'seconds',
  head: texts.time,
  numeric: true,
  sort: 'seconds',
  onCard: true,
  cell: ({ seconds }) => seconds !== null && clockOf(seconds),
};
const sent: Column<CampaignEntry> = {
  id: 'submittedAt',
  head: texts.sent,
  quiet: true,
  priority: 1,
  sort: 'submittedAt',
  cell: ({ submittedAt, startedAt }) =>
    submittedAt === null ? texts.begun(momentText(startedAt)) : momentText(submittedAt),
};
const code: Column<CampaignEntry> = {
  id: 'code',
  head: texts.code,
  onCard: true,
  cell: (entry) => <CodeCell entry={entry} />,
};

/** The columns of entries. `drawsLine`: a line is drawn under the last winner. */
export const columnsOf = (campaign: CampaignWhole, drawsLine: boolean): Columns<CampaignEntry> => {
  const declared = isDeclared(campaign);
  const last = drawsLine ? lastRankOf(campaign) : 0;
  return [
    {
      id: 'rank',
      head: declared ? texts.who : texts.whoNow,
      sort: 'rank',
      wide: true,
      cell: ({ rank, name }) => (
        <span className="entry-who">
          <span className="entry-rank">{rank ?? texts.noRank}</span>
          <span>{name}</span>
        </span>
      ),
    },
    score,
    time,
    sent,
    {
      id: 'result',
      head: declared ? texts.result : texts.resultNow,
      onCard: true,
      cell: ({ rank, result, isTieAfter }) => (
        <span className="entry-result">
          <StatusLabel status={statuses[result]} label={entryResults[result]} />
          {isTieAfter && <Tag tone="neutral">{texts.tie}</Tag>}
          {last > 0 && rank === last && <span className="is-last-winner visually-hidden">{texts.lastWinner}</span>}
        </span>
      ),
    },
    ...(declared ? [code] : []),
  ];
};
