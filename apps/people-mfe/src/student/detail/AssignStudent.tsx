import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { object } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import { studentCalls, studentPlaces, type StudentDetail } from '@lectern/contract/people';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { changedValues, PanelForm, useServerForm, type Choice, type Found } from '@lectern/ui-kit/form';
import * as texts from '../../texts/assign';
import * as facts from '../../texts/facts';
import { student as record } from '../student';
import { useInstitutes, useSales } from '../use-places';

interface Props {
  readonly student: StudentDetail;
  readonly onClose: () => void;
}

interface Values {
  readonly salesUserId: number | '';
  readonly instituteId: number | '';
}

const valuesOf = ({ salesUserId, instituteId }: StudentDetail): Values => ({
  salesUserId: salesUserId ?? '',
  instituteId: instituteId ?? '',
});
const noneWhereEmpty = <S extends (typeof studentPlaces)['salesUserId']>(schema: S) =>
  schema.transform((value: number, original: unknown) => (original === '' ? null : value));
const schema = object({
  salesUserId: noneWhereEmpty(studentPlaces.salesUserId),
  instituteId: noneWhereEmpty(studentPlaces.instituteId),
});

/** A search that remembers the names it found: a chosen one keeps its name when the field no longer looks. */
const useRemembered = (
  useFound: (q: string, isOpen: boolean) => Found<number>,
  known: number | null,
  name: string | null,
) => {
  const [names] = useState(() => new Map(known === null ? [] : [[known, name ?? String(known)]]));
  return {
    useFound: (q: string, isOpen: boolean): Found<number> => {
      const found = useFound(q, isOpen);
      useEffect(() => {
        for (const choice of found.choices) names.set(choice.item, choice.name);
      });
      return found;
    },
    choiceOf: (id: number): Choice<number> => ({
      key: String(id),
      name: names.get(id) ?? String(id),
      meta: '',
      item: id,
    }),
  };
};

function AssignForm({ student, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: assign } = useCall(studentCalls.assign, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(student), [student]);
  const form = useServerForm<Values, StudentDetail, { student: StudentDetail }>({
    schema,
    initial,
    row: student,
    send: (values, row = student) =>
      assign({
        id: row.id,
        version: row.version,
        ...Object.fromEntries(
          Object.entries(changedValues(valuesOf(row), values)).map(([name, value]) => [
            name,
            value === '' ? null : value,
          ]),
        ),
      }),
    onSaved: (_saved, { leaving }) => {
      if (!leaving) onClose();
      return confirmSaved(texts.saved);
    },
    conflict: {
      fields: { salesUserId: { label: facts.owner }, instituteId: { label: facts.institute } },
      valuesOf,
      noun: facts.noun.one,
      entity: 'students',
    },
  });
  const owner = useRemembered(useSales, student.salesUserId, student.salesUserName);
  const institute = useRemembered(useInstitutes, student.instituteId, student.instituteName);
  return (
    <PanelForm form={form} verb={texts.verb}>
      <PickField name="salesUserId" label={facts.owner} optional help={texts.ownerHelp} {...owner} />
      <PickField name="instituteId" label={facts.institute} optional help={texts.instituteHelp} {...institute} />
    </PanelForm>
  );
}

/** Who looks after the student, and the institute. */
export function AssignStudent(props: Props): ReactNode {
  return (
    <SidePanel open title={texts.title(props.student.name)} onClose={props.onClose}>
      <AssignForm {...props} />
    </SidePanel>
  );
}
