import { useMemo, useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { id } from '@lectern/contract/fields';
import { skillCalls } from '@lectern/contract/catalog';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { PanelForm, useServerForm, type Found } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { usePicked } from '../../detail/use-picked';
import { useFoundSkills } from '../../pick/found';
import * as texts from '../../texts/skill-merge';
import { skill as record } from '../skill';
import { MergePreview } from './MergePreview';

interface Values {
  readonly targetId: number | '';
}
const schema = formSchema({ targetId: id(texts.target) });
/** A skill, as far as the panel knows it. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Every skill but the one that is merged. */
const othersThan = (sourceId: number) => {
  const useOthers = (q: string, isOpen: boolean): Found<number> => {
    const found = useFoundSkills(q, isOpen, '');
    return { ...found, choices: found.choices.filter(({ item }) => item !== sourceId) };
  };
  return useOthers;
};

interface Props {
  readonly row: Named;
  /** The target that is chosen already. */
  readonly into?: Named | undefined;
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Asks into which skill another one is merged, and says first what moves. */
export default function MergePanel({ row, into, onMerged, onClose }: Props): ReactNode {
  const [[source, chosen], setPair] = useState([row, into] as const);
  const initial = useMemo((): Values => ({ targetId: into?.id ?? '' }), [into]);
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: merge } = useCall(skillCalls.merge, { handled: [400, 409] });
  const useFound = useMemo(() => othersThan(source.id), [source.id]);
  const target = usePicked(useFound, chosen);
  const form = useServerForm({
    schema,
    initial,
    send: ({ targetId }: Values) => merge({ sourceId: source.id, targetId: Number(targetId) }),
    onSaved: async ({ merge: { source: merged, target: kept }, jobId }, { leaving }) => {
      onMerged();
      if (!leaving) onClose();
      await confirmSaved((jobId === null ? texts.merged : texts.running)(merged.name, kept.name));
    },
  });
  const { targetId } = form.formik.values;
  const kept = targetId === '' ? undefined : { id: targetId, name: target.choiceOf(targetId).name };
  const swap = (): void => {
    if (!kept) return;
    setPair([kept, source]);
    void form.formik.setFieldValue('targetId', source.id);
  };
  return (
    <SidePanel open title={texts.title(source.name)} onClose={onClose}>
      <PanelForm form={form} verb={texts.verb}>
        <PickField name="targetId" label={texts.target} help={texts.targetHelp} {...target} />
        {kept && (
          <div>
            <Button size="small" onClick={swap}>
              {texts.swap}
            </Button>
          </div>
        )}
        {kept && <MergePreview sourceId={source.id} targetId={kept.id} />}
      </PanelForm>
    </SidePanel>
  );
}
