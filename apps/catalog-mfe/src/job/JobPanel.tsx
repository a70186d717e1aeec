import type { ReactNode } from 'react';
import type { JobPostDetail, JobPostRow } from '@lectern/contract/catalog';
import { excerpt } from '@lectern/contract/rich-text';
import { PickField } from '@lectern/ui-kit/fields';
import { DateField, MoneyField, Pair, SelectField, TextField, useFieldState } from '@lectern/ui-kit/form';
import { useLanguages } from '@lectern/ui-kit/languages';
import { useNames } from '@lectern/ui-kit/names';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { choiceProps, fieldProps, type Records } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { CategoryField } from '../pick/CategoryField';
import { useCurrencies, type Currencies } from '../pick/currencies';
import { useFoundInstitutes, useFoundStudents } from '../pick/people';
import { SkillField, SkillName } from '../pick/SkillField';
import type { Categories } from '../skill/categories';
import * as texts from '../texts/jobs';
import { job as record } from './job';

interface Props {
  readonly jobs: Records<JobPostRow>;
  readonly categories: Categories;
}

/** The form of a job next to the list. */
export default function JobPanel({ jobs, categories }: Props): ReactNode {
  const languages = useLanguages();
  const currencies = useCurrencies();
  const students = useNames(useFoundStudents);
  const institutes = useNames(useFoundInstitutes);
  const show = {
    studentId: (id: number | null) => (id === null ? '' : students.nameOf(id)),
    instituteId: (id: number | null) => (id === null ? '' : institutes.nameOf(id)),
    categoryId: (id: number) => categories.options.find(({ value }) => value === id)?.label ?? '',
    skillId: (id: number) => <SkillName id={id} />,
    languageId: (id: number | null) => languages.options.find(({ value }) => value === id)?.label ?? texts.noLanguage,
    descriptionHtml: (html: string) => <RichText html={html} />,
  };
  return (
    <RecordPanel
      // The list has no texts, the panel reads the whole job.
      records={jobs as unknown as Records<JobPostDetail>}
      needs={[categories, languages, currencies]}
      initial={{ mode: 'online', budgetKind: 'hourly', currency: currencies.rows[0]?.code ?? '' }}
      show={show}
      inHistory={{ descriptionHtml: excerpt }}
    >
      {(row) => (
        <>
          <TextField {...fieldProps(record, 'title')} autoFocus={!row} />
          <PickField
            {...fieldProps(record, 'studentId')}
            help={texts.pickStudent}
            choiceOf={students.choiceOf(row?.studentId ? { id: row.studentId, name: row.posterName } : undefined)}
            useFound={students.useFound}
          />
          <PickField
            {...fieldProps(record, 'instituteId')}
            help={texts.pickInstitute}
            choiceOf={institutes.choiceOf(row?.instituteId ? { id: row.instituteId, name: row.posterName } : undefined)}
            useFound={institutes.useFound}
          />
          <CategoryField record={record} row={row} categories={categories} />
          <SkillField record={record} row={row} />
          <SelectField {...fieldProps(record, 'languageId')} options={languages.options} />
          <Pair>
            <SelectField {...choiceProps(record, 'mode')} />
            <TextField {...fieldProps(record, 'city')} />
          </Pair>
          <Budget currencies={currencies} />
          <DateField {...fieldProps(record, 'expiresOn')} help={texts.openUntilHelp} />
          <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={row?.id} />
        </>
      )}
    </RecordPanel>
  );
}

function Budget({ currencies }: { readonly currencies: Currencies }): ReactNode {
  const currency = currencies.byCode(useFieldState<string>('currency').input.value);
  return (
    <>
      <Pair>
        <SelectField {...choiceProps(record, 'budgetKind')} />
        <SelectField {...fieldProps(record, 'currency')} options={currencies.options} />
      </Pair>
      <Pair>
        <MoneyField {...fieldProps(record, 'budgetMin')} currency={currency} />
        <MoneyField {...fieldProps(record, 'budgetMax')} currency={currency} />
      </Pair>
    </>
  );
}
