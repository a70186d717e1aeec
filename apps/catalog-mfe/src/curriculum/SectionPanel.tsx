import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { courseSectionCalls, sectionFields, type CourseSection } from '@lectern/contract/catalog';
import { needsRight } from '@lectern/contract/right-labels';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../texts/curriculum';
import { curriculumChanges } from './use-curriculum';

interface Props {
  readonly courseId: number;
  /** Undefined for a new one. */
  readonly section: CourseSection | undefined;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}
interface Values {
  title: string;
  summary: string;
}

const schema = object(sectionFields);
const inForm = { handled: [400, 409] };
const valuesOf = ({ title, summary }: CourseSection): Values => ({ title, summary });

/** A section next to the curriculum. */
export function SectionPanel({ courseId, section, mayEdit, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(curriculumChanges);
  const { mutateAsync: create } = useCall(courseSectionCalls.create, inForm);
  const { mutateAsync: update } = useCall(courseSectionCalls.update, inForm);
  const initial = useMemo(() => (section ? valuesOf(section) : { title: '', summary: '' }), [section]);
  const form = useServerForm<Values, CourseSection, { section: CourseSection }>({
    schema,
    initial,
    ...(section && { row: section }),
    send: (values, row) =>
      row ? update({ id: row.id, version: row.version, ...values }) : create({ courseId, ...values }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(section ? texts.saved : texts.added);
    },
    draft: mayEdit ? 'courseSection' : undefined,
    conflict: {
      noun: texts.nounSection,
      entity: 'course_sections',
      valuesOf,
      fields: { title: { label: texts.title }, summary: { label: texts.summary } },
    },
  });
  return (
    <SidePanel open title={section?.title ?? texts.newSection} onClose={onClose}>
      <PanelForm form={form} verb={texts.save} {...(!mayEdit && { readOnly: needsRight('courseEdit') })}>
        <TextField name="title" label={texts.title} autoFocus={!section} />
        <TextAreaField name="summary" label={texts.summary} optional rows={3} max={500} />
      </PanelForm>
    </SidePanel>
  );
}
