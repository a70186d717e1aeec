import { useState, type ReactNode } from 'react';
import type { CampaignEntry } from '@lectern/contract/commerce';
import { Button } from '@lectern/ui-kit/mui';
import { momentText } from '../../seconds';
import * as texts from '../../texts/campaign-declare';
import { clockOf, scoreText } from '../score-words';
import { previewRows } from './preview';

interface Props {
  readonly entries: readonly CampaignEntry[];
  readonly winners: number;
  /** The rank of the last winner. */
  readonly lastRank: number;
}

/** The winners in short with the entry after them; a line is between the two. */
export function Preview({ entries, winners, lastRank }: Props): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const rows = previewRows(entries, lastRank, isWhole);
  return (
    <div className="declare-preview">
      <table>
        <thead>
          <tr>
            <th scope="col" className="is-number">
              {texts.rank}
            </th>
            <th scope="col">{texts.winners(winners)}</th>
            <th scope="col" className="is-number">
              {texts.score}
            </th>
            <th scope="col" className="is-number">
              {texts.time}
            </th>
            <th scope="col" className="is-sent">
              {texts.sent}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            'entry' in row ? (
              <tr key={row.entry.id} className={row.entry.rank === lastRank + 1 ? 'is-next' : undefined}>
                <td className="is-number">{row.entry.rank}</td>
                <td>{row.wins ? row.entry.name : texts.getsNoCode(row.entry.name)}</td>
                <td className="is-number">{scoreText(row.entry.percent)}</td>
                <td className="is-number">{clockOf(row.entry.seconds ?? 0)}</td>
                <td className="is-sent">{row.entry.submittedAt && momentText(row.entry.submittedAt)}</td>
              </tr>
            ) : (
              <tr key="more" className="is-more">
                <td colSpan={5}>
                  {row.canShow ? (
                    <Button variant="text" size="small" onClick={() => setWhole(true)}>
                      {texts.showMore(row.leftOut)}
                    </Button>
                  ) : (
                    texts.notShown(row.leftOut)
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
