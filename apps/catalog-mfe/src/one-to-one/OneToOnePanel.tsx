import type { ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import {
  sessionMinutes,
  trialMinutes,
  type OfferSlot,
  type OneToOneDetail,
  type OneToOneRow,
} from '@lectern/contract/catalog';
import { settingCalls } from '@lectern/contract/platform/setting';
import { excerpt } from '@lectern/contract/rich-text';
import { PickField } from '@lectern/ui-kit/fields';
import { MoneyField, Pair, SelectField, TextField, useFieldState } from '@lectern/ui-kit/form';
import { useLanguages } from '@lectern/ui-kit/languages';
import { useNames } from '@lectern/ui-kit/names';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, type Records } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { CategoryField } from '../pick/CategoryField';
import { useCurrencies, type Currencies } from '../pick/currencies';
import { SkillField, SkillName } from '../pick/SkillField';
import { useFoundTrainers } from '../pick/trainers';
import type { Categories } from '../skill/categories';
import * as texts from '../texts/one-to-one';
import { oneToOne as record } from './one-to-one';
import { slotText, SlotsField } from './SlotsField';

interface Props {
  readonly offers: Records<OneToOneRow>;
  readonly categories: Categories;
}

const minutes = (values: readonly number[]) => values.map((value) => ({ value, label: texts.minutesText(value) }));
const slotsText = (slots: readonly OfferSlot[]): string => slots.map(slotText).join(', ');

/** One offer next to the list: what is taught, for how much, and when. */
export default function OneToOnePanel({ offers, categories }: Props): ReactNode {
  const languages = useLanguages();
  const currencies = useCurrencies();
  const zones = useRead(settingCalls.timeZones, {}, { handled: 'all' });
  const trainers = useNames(useFoundTrainers);
  const show = {
    trainerId: trainers.nameOf,
    categoryId: (id: number) => categories.options.find(({ value }) => value === id)?.label ?? '',
    skillId: (id: number) => <SkillName id={id} />,
    languageId: (id: number) => languages.options.find(({ value }) => value === id)?.label ?? '',
    slots: slotsText,
    descriptionHtml: (html: string) => <RichText html={html} />,
  };
  return (
    <RecordPanel
      // The list has no slots, the panel reads the whole offer.
      records={offers as unknown as Records<OneToOneDetail>}
      needs={[
        categories,
        languages,
        currencies,
        { isPending: zones.isPending, error: unread(zones), refetch: () => void zones.refetch() },
      ]}
      initial={{
        languageId: languages.first,
        sessionMinutes: 60,
        trialMinutes: 0,
        currency: currencies.rows[0]?.code ?? '',
        timeZone: 'Asia/Kolkata',
      }}
      show={show}
      inHistory={{ descriptionHtml: excerpt }}
    >
      {(row) => (
        <>
          {row?.statusReason && <p className="record-facts">{texts.because(row.statusReason)}</p>}
          <TextField {...fieldProps(record, 'title')} autoFocus={!row} />
          <PickField
            {...fieldProps(record, 'trainerId')}
            help={texts.pickTrainer}
            choiceOf={trainers.choiceOf(row && { id: row.trainerId, name: row.trainerName })}
            useFound={trainers.useFound}
          />
          <CategoryField record={record} row={row} categories={categories} />
          <SkillField record={record} row={row} />
          <SelectField {...fieldProps(record, 'languageId')} options={languages.options} />
          <Pair>
            <SelectField {...fieldProps(record, 'sessionMinutes')} options={minutes(sessionMinutes)} />
            <SelectField {...fieldProps(record, 'trialMinutes')} options={minutes(trialMinutes)} />
          </Pair>
          <Rate currencies={currencies} />
          <SelectField
            {...fieldProps(record, 'timeZone')}
            options={(zones.data ?? []).map(({ name, label }) => ({ value: name, label }))}
          />
          <SlotsField />
          <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={row?.id} />
        </>
      )}
    </RecordPanel>
  );
}

function Rate({ currencies }: { readonly currencies: Currencies }): ReactNode {
  const code = useFieldState<string>('currency').input.value;
  return (
    <Pair>
      <MoneyField {...fieldProps(record, 'rate')} currency={currencies.byCode(code)} />
      <SelectField {...fieldProps(record, 'currency')} options={currencies.options} />
    </Pair>
  );
}
