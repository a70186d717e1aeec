import type { ReactNode } from 'react';
import { ImageField } from '@lectern/ui-kit/fields';
import { SwitchField, TextField } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/plans';
import type { PlanView } from './kinds';

interface Props {
  readonly view: PlanView;
  /** Undefined for a new plan. */
  readonly id: number | undefined;
}

/** The fields of a plan that count immediately. */
export function OwnFields({ view: { record }, id }: Props): ReactNode {
  return (
    <>
      <TextField {...fieldProps(record, 'name')} autoFocus={id === undefined} help={texts.nameHelp} />
      <TextField {...fieldProps(record, 'slug')} help={texts.slugHelp} />
      <SwitchField name="highlighted" label={texts.highlighted} help={texts.highlightedHelp} />
      <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={id} />
      <ImageField {...fieldProps(record, 'imageFileId')} />
    </>
  );
}
