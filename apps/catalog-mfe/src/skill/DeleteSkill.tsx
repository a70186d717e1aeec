import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { categoryCalls, skillCalls, usesInWords, type SkillRow } from '@lectern/contract/catalog';
import { DeleteDialog } from '@lectern/ui-kit/form';
import * as texts from '../texts/skill-panel';

interface Props {
  readonly skill: Pick<SkillRow, 'id' | 'version' | 'name'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const changed = [skillCalls.list, skillCalls.detail, categoryCalls.list];

/** Asks before a skill is deleted; what uses it is counted first. */
export default function DeleteSkill({ skill, ...dialog }: Props): ReactNode {
  const { id } = skill;
  const detail = useRead(skillCalls.detail, { id }, { staleTime: 0 });
  // The panel may have saved it since somebody asked: "Save and leave".
  const read = detail.data?.skill;
  const { version, name } = read && read.version > skill.version ? read : skill;
  const { mutateAsync } = useCall(skillCalls.delete, { handled: [400, 409] });
  const used = usesInWords(detail.data?.uses ?? []);
  return (
    <DeleteDialog
      {...dialog}
      title={texts.deleteTitle(name)}
      verb={texts.deleteVerb}
      done={texts.deleted(name)}
      changed={changed}
      waiting={detail.isPending}
      refused={used ? texts.itIsUsedBy(used) : undefined}
      remove={() => mutateAsync({ id, version })}
    >
      <p>{detail.isPending ? texts.counting : used ? texts.isUsedBy(name, used) : texts.canBeRestored}</p>
    </DeleteDialog>
  );
}
