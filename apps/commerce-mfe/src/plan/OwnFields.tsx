import type { ReactNode } from 'react';
import { SwitchField, TextField } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/plans';
import type { PlanView } from './kinds';

/** Name, slug and highlight of a plan. */
export function OwnFields({
  view: { record },
  isNew,
}: {
  readonly view: PlanView;
  readonly isNew: boolean;
}): ReactNode {
  return (
    <>
      <TextField {...fieldProps(record, 'name')} autoFocus={isNew} help={texts.nameHelp} />
      <TextField {...fieldProps(record, 'slug')} help={texts.slugHelp} />
      <SwitchField name="highlighted" label={texts.highlighted} help={texts.highlightedHelp} />
    </>
  );
}
