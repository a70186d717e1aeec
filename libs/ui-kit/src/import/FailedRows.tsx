import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useCall } from '@lectern/api-client/hooks';
import { importCalls } from '@lectern/contract/platform/import';
import { Icon } from '../icons/Icon';
import { downloadIcon } from './icons';
import { saveFile } from './save-file';

/** The rows that are not written, as a file with the reason of each. */
export function FailedRows({ id, label }: { readonly id: number; readonly label: string }): ReactNode {
  const made = useCall(importCalls.failed);
  return (
    <Button
      variant="text"
      startIcon={<Icon name={downloadIcon} />}
      aria-busy={made.isPending}
      onClick={() => !made.isPending && made.mutate({ id }, { onSuccess: saveFile })}
    >
      {label}
    </Button>
  );
}
