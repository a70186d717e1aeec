import { useMemo, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { send } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import { demoCalls, trainerCalls, type DemoRow } from '@lectern/contract/people';
import { timeZone } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { DateField, NumberField, Pair, SelectField, TextField } from '@lectern/ui-kit/form';
import { choice, useNames } from '@lectern/ui-kit/names';
import { RowPanel } from '../checked/RowPanel';
import { useSkills } from '../student/edit/skills';
import * as texts from '../texts/demos';
import { demosChanged } from './changed';
import { demoForm, fieldOf, newValues, type DemoValues } from './values';

const quarters = Array.from({ length: 96 }, (_, at) => {
  const time = `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`;
  return { value: time, label: time };
});
const useFoundTrainers = (q: string) => {
  const { data, isFetching, isError } = useRead(
    trainerCalls.all,
    { q },
    { quiet: true, handled: 'all', placeholderData: keepPreviousData },
  );
  const choices = (data?.items ?? []).map(({ id, name }) => choice(id, name));
  return { choices, isPending: isFetching, failed: isError };
};

const useFoundSkills = (q: string) => {
  const { groups, isPending = false, failed = false } = useSkills(q);
  const choices = groups.flatMap(({ name, options }) => options.map(({ value, label }) => choice(value, label, name)));
  return { choices, isPending, failed };
};

interface Props {
  /** Undefined for a new one. */
  readonly demo: DemoRow | undefined;
  readonly studentId: number;
  readonly onClose: () => void;
}

/** A demo lesson of a student, new or changed. With a trainer and a time it is scheduled. */
export function DemoPanel({ demo, studentId, onClose }: Props): ReactNode {
  const zone = timeZone();
  const declared = useMemo(() => demoForm(zone), [zone]);
  const schema = useMemo(() => declared.schema(demo), [declared, demo]);
  const skills = useNames(useFoundSkills);
  const trainers = useNames(useFoundTrainers);
  const save = (values: DemoValues): Promise<unknown> =>
    demo
      ? send(
          demoCalls.update,
          { ...declared.changed(demo, values), timeZone: zone, id: demo.id, version: demo.version },
          { handled: [400, 409] },
        )
      : send(demoCalls.create, { ...declared.read(values).wire, timeZone: zone, studentId }, { handled: [400, 409] });
  return (
    <RowPanel<DemoValues>
      title={demo ? texts.edit : texts.add}
      schema={schema}
      initial={demo ? declared.valuesOf(demo) : newValues}
      send={save}
      fieldOf={fieldOf}
      changed={demosChanged}
      onClose={onClose}
    >
      <PickField
        name="skillId"
        label={texts.skill}
        choiceOf={skills.choiceOf(demo && { id: demo.skillId, name: demo.skillName })}
        useFound={skills.useFound}
      />
      <PickField
        name="trainerId"
        label={texts.trainer}
        optional
        help={texts.trainerHelp}
        choiceOf={trainers.choiceOf(demo?.trainerId ? { id: demo.trainerId, name: demo.trainerName ?? '' } : undefined)}
        useFound={trainers.useFound}
      />
      <Pair>
        <DateField name="startsAt.day" label={texts.day} optional />
        <SelectField
          name="startsAt.time"
          label={texts.time}
          optional
          placeholder={texts.chooseTime}
          options={quarters}
          help={texts.timeHelp(zone)}
        />
      </Pair>
      <NumberField name="durationMinutes" label={texts.minutes} min={10} max={180} />
      <TextField name="joinUrl" label={texts.joinUrl} optional type="url" />
    </RowPanel>
  );
}
