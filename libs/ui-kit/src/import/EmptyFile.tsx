import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useCall } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract/call';
import type { madeFile, templateRequest } from '@lectern/contract/platform/import';
import type { InferType } from 'yup';
import * as texts from '../texts/import';
import { saveFile } from './save-file';
import './import.css';

/** A call that makes an empty file of a form. */
type Template = Call<typeof templateRequest, typeof madeFile>;

/** Ways to save an empty file with every column that is known. */
export function EmptyFile({ call }: { readonly call: Template }): ReactNode {
  const template = useCall(call);
  const save = (format: InferType<typeof templateRequest>['format']) => () =>
    template.mutate({ format }, { onSuccess: saveFile });
  return (
    <p className="import-template">
      {texts.emptyFile}{' '}
      <Button size="small" onClick={save('csv')}>
        {texts.csv}
      </Button>{' '}
      <Button size="small" onClick={save('xlsx')}>
        {texts.xlsx}
      </Button>
    </p>
  );
}
