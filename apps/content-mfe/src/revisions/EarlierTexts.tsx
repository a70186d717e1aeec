import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { revisionCalls, type RevisedEntity } from '@lectern/contract/content';
import { PanelBody, PanelFoot, SidePanel, useAction } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import type { RecordKind } from '@lectern/ui-kit/records';
import * as texts from '../texts/revisions';
import { Saves } from './Saves';
import { SavedText } from './SavedText';

export interface EarlierTextsProps {
  readonly entity: RevisedEntity;
  readonly field: string;
  readonly record: { readonly id: number; readonly version: number; readonly name: string };
  /** Read again when a text was put back. */
  readonly changed: RecordKind['changed'];
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** The saves of one text next to the list: what each has changed, and the way back to it. */
export default function EarlierTexts({
  entity,
  field,
  record,
  changed,
  mayEdit,
  onClose,
}: EarlierTextsProps): ReactNode {
  const { id, version, name } = record;
  const read = useRead(revisionCalls.list, { entity, id, field }, { handled: 'all', staleTime: 0 });
  const items = read.data?.items ?? [];
  const [chosen, choose] = useState<number>();
  const shown = chosen ?? items[1]?.id;
  const text = useRead(
    revisionCalls.detail,
    { revisionId: shown ?? 0 },
    { enabled: shown !== undefined, handled: 'all', placeholderData: keepPreviousData },
  );
  const { mutateAsync, isPending } = useCall(revisionCalls.restore);
  const attempt = useAction(changed);
  const putBack = async (revisionId: number): Promise<void> => {
    if (await attempt(() => mutateAsync({ revisionId, version }), { successText: texts.done })) onClose();
  };
  return (
    <SidePanel open title={texts.titleOf(name)} onClose={onClose}>
      <PanelRead reads={[read, shown !== undefined && text]} what={texts.theTexts}>
        {() => (
          <PanelBody>
            {items.length < 2 ? (
              <p>{texts.none}</p>
            ) : (
              <>
                <Saves items={items} chosen={shown} onChoose={choose} />
                {text.data && <SavedText html={text.data.html} difference={text.data.difference} />}
              </>
            )}
          </PanelBody>
        )}
      </PanelRead>
      <PanelFoot>
        <Button onClick={onClose}>{texts.close}</Button>
        {mayEdit && shown !== undefined && shown !== items[0]?.id && (
          <Button variant="contained" disabled={isPending} onClick={() => void putBack(shown)}>
            {texts.putBack}
          </Button>
        )}
      </PanelFoot>
    </SidePanel>
  );
}
