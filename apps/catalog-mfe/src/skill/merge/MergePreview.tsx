import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { skillCalls } from '@lectern/contract/catalog';
import { PanelRead } from '@lectern/ui-kit/detail';
import * as texts from '../../texts/skill-merge';

interface Props {
  readonly sourceId: number;
  readonly targetId: number;
}

/** What a merge would do, in plain words. */
export function MergePreview(pair: Props): ReactNode {
  const preview = useRead(skillCalls.mergePreview, pair, { staleTime: 0, handled: 'all' });
  return (
    <PanelRead reads={[preview]} what={texts.whatMoves}>
      {() => {
        const { tables, target, blocked, spellings, isLarge } = preview.data!;
        if (blocked.length > 0) return <p role="alert">{texts.blocked(blocked.map(({ name }) => name))}</p>;
        return (
          <div role="status">
            {texts.moves(tables, target.name).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{texts.spellings(spellings)}</p>
            {isLarge && <p>{texts.large}</p>}
            <p>{texts.undoable}</p>
          </div>
        );
      }}
    </PanelRead>
  );
}
