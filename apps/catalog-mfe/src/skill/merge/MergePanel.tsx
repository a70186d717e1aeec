import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { id } from '@lectern/contract/fields';
import { skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { PanelForm, useServerForm, type Found } from '@lectern/ui-kit/form';
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
const initial: Values = { targetId: '' };

/** Every skill but the one that is merged. */
const othersThan = (sourceId: number) => {
  const useOthers = (q: string, isOpen: boolean): Found<number> => {
    const found = useFoundSkills(q, isOpen, '');
    return { ...found, choices: found.choices.filter(({ item }) => item !== sourceId) };
  };
  return useOthers;
};

interface Props {
  readonly row: SkillRow;
  readonly onClose: () => void;
}

/** Asks into which skill another one is merged, and says first what moves. */
export default function MergePanel({ row, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: merge } = useCall(skillCalls.merge, { handled: [400, 409] });
  const useFound = useMemo(() => othersThan(row.id), [row.id]);
  const target = usePicked(useFound);
  const form = useServerForm({
    schema,
    initial,
    send: ({ targetId }: Values) => merge({ sourceId: row.id, targetId: Number(targetId) }),
    onSaved: async ({ merge: { source, target: kept }, jobId }, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved((jobId === null ? texts.merged : texts.running)(source.name, kept.name));
    },
  });
  const { targetId } = form.formik.values;
  return (
    <SidePanel open title={texts.title(row.name)} onClose={onClose}>
      <PanelForm form={form} verb={texts.verb}>
        <PickField name="targetId" label={texts.target} help={texts.targetHelp} {...target} />
        {targetId !== '' && <MergePreview sourceId={row.id} targetId={targetId} />}
      </PanelForm>
    </SidePanel>
  );
}
