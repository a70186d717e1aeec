import { useState, type ComponentProps, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useMay, useSession } from '@lectern/auth';
import type { Call } from '@lectern/contract/call';
import { CopyLink } from '@lectern/ui-kit/detail';
import { RecordActions } from '@lectern/ui-kit/record-page';
import type { RecordRow } from '@lectern/ui-kit/records';
import type { Schema } from 'yup';
import * as texts from '../texts/person';
import { ErasePerson } from './ErasePerson';

interface Props<Row extends RecordRow, Whole extends Row> extends ComponentProps<typeof RecordActions<Row, Whole>> {
  readonly isErased: boolean;
  /** Erases the person's data for good. */
  readonly erase: Call;
}

/** The actions on the page of a student, a trainer or an agency. An erased person has none. */
export function PersonActions<Row extends RecordRow, Whole extends Row>({
  isErased,
  erase,
  more = [],
  ...props
}: Props<Row, Whole>): ReactNode {
  const { record, row } = props;
  const mayErase = useMay(erase.access);
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  const [isErasing, setErasing] = useState(false);
  if (isErased) return <CopyLink />;
  const erasure = {
    label: texts.eraseLabel,
    danger: true,
    onSelect: () => setErasing(true),
    ...(isActing && { disabledReason: texts.notWhileImpersonating }),
  };
  return (
    <>
      <RecordActions {...props} more={[...more, ...(mayErase ? [erasure] : [])]} />
      {isErasing && (
        <ErasePerson
          name={record.nameOf(row)}
          changed={record.changed}
          erase={(values) =>
            send(
              erase as Call<Schema<object>>,
              { id: row.id, version: row.version, ...values },
              { handled: [400, 409] },
            )
          }
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}
