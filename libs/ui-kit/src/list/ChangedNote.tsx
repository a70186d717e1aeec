import { useCallback, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import { useLive } from '@lectern/api-client/live';
import { useSession } from '@lectern/auth';
import type { Call } from '@lectern/contract/call';
import Button from '@mui/material/Button';
import * as texts from '../texts/table';
import { changedWords, unchanged, withChange } from './changed-rows';
import './changed-note.css';

interface Props {
  readonly call: Call;
  readonly rows: readonly { readonly id: number }[];
}

/** Says that others have changed rows of the page, and reads them when asked: nothing moves under the pointer by itself. */
export function ChangedNote({ call, rows }: Props): ReactNode {
  const queryClient = useQueryClient();
  const userId = useSession(({ document }) => document?.user.id);
  const [changed, setChanged] = useState(unchanged);
  const [lastRows, setLastRows] = useState(rows);
  // Whatever made the page be read again: it shows the rows as they are.
  if (lastRows !== rows) {
    setLastRows(rows);
    setChanged(unchanged);
  }
  const refresh = (): void => {
    setChanged(unchanged);
    void invalidate(queryClient, call);
  };
  const { path } = call;
  useLive(
    'changed',
    useCallback(
      (change) =>
        setChanged((before) => withChange(before, change, { list: path, ids: rows.map(({ id }) => id), userId })),
      [path, rows, userId],
    ),
  );
  const words = changedWords(changed);
  return (
    <div role="status" className="list-changed">
      {words && (
        <>
          <span>{words}</span>
          <Button size="small" onClick={refresh}>
            {texts.refresh}
          </Button>
        </>
      )}
    </div>
  );
}
