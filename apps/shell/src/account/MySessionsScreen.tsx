import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { sessionCalls, type OwnSession } from '@lectern/contract/platform/session';
import { ConfirmDialog, notify, PageHeader, type RowAction } from '@lectern/ui-kit';
import { ListFrame, ListTable } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/my-sessions';
import { sessionColumns } from './columns';
import { deviceWords } from './device-words';

type OpenDialog = { readonly is: 'one'; readonly session: OwnSession } | { readonly is: 'others' } | undefined;

const device = ({ userAgent, kind }: OwnSession): string => deviceWords(userAgent, kind);

/** `/setting/my-sessions`: where one is signed in, and the way to end what one does not know. */
export default function MySessionsScreen(): ReactNode {
  const queryClient = useQueryClient();
  const impersonated = useSession(({ document }) => Boolean(document?.impersonating));
  const read = useRead(sessionCalls.list, {}, { handled: 'all' });
  const end = useCall(sessionCalls.end, { handled: [404] });
  const endOthers = useCall(sessionCalls.endOthers);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  // This one first: what one does not know is among the others.
  const rows = [...(read.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const disabledReason = impersonated ? texts.notWhileImpersonating : undefined;
  const others = rows.filter(({ current }) => !current).length;

  const done = async (work: Promise<unknown>, words: string): Promise<void> => {
    // A session that has ended meanwhile has reached the goal; any other error has been shown.
    const isOver = await work.then(
      () => true,
      (error: { status?: number }) => error.status === 404,
    );
    if (isOver) notify('success', words);
    setOpenDialog(undefined);
    await invalidate(queryClient, sessionCalls.list);
  };
  const actions = (session: OwnSession): RowAction[] => [
    {
      label: texts.endLabel,
      danger: true,
      onSelect: () => setOpenDialog({ is: 'one', session }),
      ...(disabledReason ? { disabledReason } : session.current && { disabledReason: texts.isThisOne }),
    },
  ];

  return (
    <>
      <PageHeader title={texts.title}>
        {others > 0 && (
          <Button
            aria-disabled={disabledReason !== undefined}
            title={disabledReason}
            onClick={() => !disabledReason && setOpenDialog({ is: 'others' })}
          >
            {texts.endOthers}
          </Button>
        )}
      </PageHeader>
      <ListFrame>
        <ListTable
          label={texts.title}
          columns={sessionColumns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={device}
          actions={actions}
          loading={read.isPending}
          instead={
            read.error ? (
              <ListError
                what={texts.yourSessions}
                error={read.error}
                busy={read.isFetching}
                onRetry={() => void read.refetch()}
              />
            ) : undefined
          }
        />
      </ListFrame>
      {openDialog?.is === 'one' && (
        <ConfirmDialog
          open
          danger
          title={texts.endTitle}
          verb={texts.endVerb}
          busy={end.isPending}
          onCancel={() => setOpenDialog(undefined)}
          onConfirm={() => void done(end.mutateAsync({ id: openDialog.session.id }), texts.ended)}
        >
          {texts.endConsequence(device(openDialog.session))}
        </ConfirmDialog>
      )}
      {openDialog?.is === 'others' && (
        <ConfirmDialog
          open
          danger
          title={texts.endOthersTitle}
          verb={texts.endOthers}
          busy={endOthers.isPending}
          onCancel={() => setOpenDialog(undefined)}
          onConfirm={() => void done(endOthers.mutateAsync({}), texts.othersEnded)}
        >
          {texts.endOthersConsequence}
        </ConfirmDialog>
      )}
    </>
  );
}
