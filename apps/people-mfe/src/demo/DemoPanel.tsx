import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { string } from 'yup';
import { send } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import { messages, say } from '@lectern/contract';
import { demoCalls, demoFields, trainerCalls, type DemoRow } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { timeZone } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { DateField, NumberField, Pair, SelectField, TextField, type Choice } from '@lectern/ui-kit/form';
import { RowPanel } from '../checked/RowPanel';
import { useSkills } from '../student/edit/skills';
import * as texts from '../texts/demos';
import { demosChanged } from './changed';
import { dayAndTime, instantIn } from './time';

const quarters = Array.from({ length: 96 }, (_, at) => {
  const time = `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`;
  return { value: time, label: time };
});
const { studentId: _studentId, startsAt: _startsAt, timeZone: _zone, ...fields } = demoFields;
// A day needs a time, and a time a day.
const both = (label: string, other: 'day' | 'time') =>
  string()
    .label(label)
    .test('both', say(messages.required, { field: label }), (value, { parent }) =>
      Boolean(value || !(parent as Record<string, unknown>)[other]),
    );
const formFields = { ...fields, day: both(texts.day, 'time'), time: both(texts.time, 'day') };

interface Values {
  readonly skillId: number | '';
  readonly trainerId: number | '';
  readonly day: string;
  readonly time: string;
  readonly durationMinutes: string;
  readonly joinUrl: string;
}
const choice = (item: number, name: string, meta = ''): Choice<number> => ({ key: String(item), name, meta, item });

const useTrainers = (q: string) => {
  const { data, isFetching, isError } = useRead(
    trainerCalls.all,
    { q },
    { quiet: true, handled: 'all', placeholderData: keepPreviousData },
  );
  const choices = (data?.items ?? []).map(({ id, name }) => choice(id, name));
  return { choices, isPending: isFetching, failed: isError };
};

/** A demo lesson of a student, new or changed. With a trainer and a time it is scheduled. */
export function DemoPanel({
  demo,
  studentId,
  onClose,
}: {
  readonly demo: DemoRow | undefined;
  readonly studentId: number;
  readonly onClose: () => void;
}): ReactNode {
  const zone = timeZone();
  const [names] = useState(() => ({ skills: new Map<number, string>(), trainers: new Map<number, string>() }));
  if (demo) {
    names.skills.set(demo.skillId, demo.skillName);
    if (demo.trainerId !== null) names.trainers.set(demo.trainerId, demo.trainerName ?? '');
  }
  const useFoundSkills = (q: string) => {
    const { groups, isPending, failed } = useSkills(q);
    const choices = groups.flatMap(({ name, options }) =>
      options.map(({ value, label }) => choice(value, label, name)),
    );
    for (const { item, name } of choices) names.skills.set(item, name);
    return { choices, isPending, failed };
  };
  const useFoundTrainers = (q: string) => {
    const found = useTrainers(q);
    for (const { item, name } of found.choices) names.trainers.set(item, name);
    return found;
  };
  const save = ({ skillId, trainerId, day, time, durationMinutes, joinUrl }: Values): Promise<unknown> => {
    const sent = {
      skillId: Number(skillId),
      trainerId: trainerId === '' ? null : trainerId,
      startsAt: day && time ? instantIn(day, time, zone) : null,
      durationMinutes: typedNumber(durationMinutes),
      timeZone: zone,
      joinUrl,
    };
    return demo
      ? send(demoCalls.update, { id: demo.id, version: demo.version, ...sent }, { handled: [400, 409] })
      : send(demoCalls.create, { studentId, ...sent }, { handled: [400, 409] });
  };
  return (
    <RowPanel<Values>
      title={demo ? texts.edit : texts.add}
      fields={formFields}
      initial={{
        skillId: demo?.skillId ?? '',
        trainerId: demo?.trainerId ?? '',
        ...dayAndTime(demo?.startsAt ?? null, zone),
        durationMinutes: String(demo?.durationMinutes ?? 30),
        joinUrl: demo?.joinUrl ?? '',
      }}
      send={save}
      fieldOf={(property) => (property === 'startsAt' ? 'time' : property)}
      changed={demosChanged}
      onClose={onClose}
    >
      <PickField<number>
        name="skillId"
        label={texts.skill}
        choiceOf={(id) => choice(id, names.skills.get(id) ?? String(id))}
        useFound={useFoundSkills}
      />
      <PickField<number>
        name="trainerId"
        label={texts.trainer}
        optional
        help={texts.trainerHelp}
        choiceOf={(id) => choice(id, names.trainers.get(id) ?? String(id))}
        useFound={useFoundTrainers}
      />
      <Pair>
        <DateField name="day" label={texts.day} optional />
        <SelectField
          name="time"
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
