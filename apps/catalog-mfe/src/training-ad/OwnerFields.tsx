import { useMemo, type ReactNode } from 'react';
import type { TrainingAd } from '@lectern/contract/catalog';
import { PickField } from '@lectern/ui-kit/fields';
import { SelectField, useFieldState } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { useAgencies, useFoundSkills, useFoundTrainers } from '../course/choices';
import { usePicked } from '../detail/use-picked';
import * as texts from '../texts/training-ads';
import { trainingAd as record } from './training-ad';

interface Props {
  readonly ad?: TrainingAd | undefined;
  readonly disabled: boolean;
}

/** Who offers the training: one trainer, or one agency. */
export function OwnerFields({ ad, disabled }: Props): ReactNode {
  const kind = useFieldState<'trainer' | 'agency'>('ownerKind').input.value;
  const agencies = useAgencies();
  const own = useMemo(
    () => (ad?.trainerId ? { id: ad.trainerId, name: ad.ownerName } : undefined),
    [ad?.trainerId, ad?.ownerName],
  );
  const trainer = usePicked(useFoundTrainers, own);
  const offered =
    ad?.agencyId && !agencies.some(({ value }) => value === ad.agencyId)
      ? [{ value: ad.agencyId, label: ad.ownerName }, ...agencies]
      : agencies;
  return (
    <>
      <SelectField
        name="ownerKind"
        label={texts.ownerKind}
        options={Object.entries(texts.ownerKinds).map(([value, label]) => ({ value, label }))}
      />
      {kind === 'trainer' ? (
        <PickField
          {...fieldProps(record, 'trainerId')}
          optional={false}
          help={texts.ownerHelp}
          disabled={disabled}
          {...trainer}
        />
      ) : (
        <SelectField
          {...fieldProps(record, 'agencyId')}
          optional={false}
          help={texts.ownerHelp}
          options={offered}
          placeholder={texts.chooseAgency}
        />
      )}
    </>
  );
}

/** What is taught. */
export function SkillField({ ad, disabled }: Props): ReactNode {
  const own = useMemo(() => (ad ? { id: ad.skillId, name: ad.skillName } : undefined), [ad]);
  const skill = usePicked(useFoundSkills, own);
  return <PickField {...fieldProps(record, 'skillId')} disabled={disabled} {...skill} />;
}
