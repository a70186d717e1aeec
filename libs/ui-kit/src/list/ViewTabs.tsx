import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useCall, useRead } from '@lectern/api-client/hooks';
import type { RequestOf } from '@lectern/contract/call';
import { viewCalls, type SavedView } from '@lectern/contract/platform/view';
import type { Page } from '@lectern/contract/wire';
import { Link } from 'react-router-dom';
import { IconAction } from '../kit/IconAction';
import { lazyWithRetry } from '../kit/lazy-with-retry';
import { RowMenu } from '../kit/RowMenu';
import { notify } from '../notices/notify';
import * as texts from '../texts/views';
import { readListUrl, requestOf } from './list-url';
import { totalText } from './range';
import type { SaveViewProps, Saving } from './SaveView';
import type { List } from './use-list';
import { viewParams } from './view-query';
import './views.css';

const SaveView = lazyWithRetry(() => import(/* webpackChunkName: "list-save-view" */ './SaveView')) as <Row>(
  props: SaveViewProps<Row>,
) => ReactNode;

/** How many rows a view has; nobody waits for it. */
function Count<Row>({
  list: { call, fields, ask },
  query,
}: {
  readonly list: List<Row>;
  readonly query: string;
}): ReactNode {
  const request = ask({ ...requestOf(readListUrl(new URLSearchParams(query), fields)), page: 1, limit: 1 });
  const { data } = useRead<typeof call, Page<Row>>(
    call,
    request as RequestOf<typeof call>,
    { quiet: true, handled: 'all', staleTime: 60_000 } as object,
  );
  return data ? <span className="view-count">{totalText(data.total, data.totalIsEstimate)}</span> : null;
}

/** The views of a list as tabs: all rows, one's own, those of one's role; changes to a view can be saved or reset. */
export function ViewTabs<Row>({ list }: { readonly list: List<Row> }): ReactNode {
  const { views, current, isChanged, query, arrangement, open, readAgain } = list.views;
  const [saving, setSaving] = useState<Saving>();
  const update = useCall(viewCalls.update);
  const remove = useCall(viewCalls.delete);
  const done = async (work: Promise<unknown>, text: string): Promise<void> => {
    try {
      await work;
      notify('success', text);
    } catch {
      // The client has shown why.
    } finally {
      await readAgain();
    }
  };
  const key = (view: SavedView) => ({ id: view.id, version: view.version });
  const tab = (view: SavedView | undefined, name: string): ReactNode => (
    <Link to={{ search: viewParams(view).toString() }} aria-current={view?.id === current?.id ? 'page' : undefined}>
      {name} {views.length > 0 && <Count list={list} query={view?.query ?? ''} />}
    </Link>
  );
  return (
    <div className="views">
      <nav className="view-tabs" aria-label={texts.views}>
        {tab(undefined, texts.all(list.many))}
        {views.map((view) => (
          <span key={view.id} className="view-tab">
            {tab(view, view.name)}
            {view.id === current?.id && view.isMine && (
              <RowMenu
                label={texts.actionsFor(view.name)}
                actions={[
                  { label: texts.rename, onSelect: () => setSaving({ is: 'rename', view }) },
                  view.isDefault
                    ? {
                        label: texts.noLongerFirst,
                        onSelect: () =>
                          void done(update.mutateAsync({ ...key(view), isDefault: false }), texts.opensWithAll),
                      }
                    : {
                        label: texts.openFirst,
                        onSelect: () =>
                          void done(update.mutateAsync({ ...key(view), isDefault: true }), texts.opensAs(view.name)),
                      },
                  {
                    label: texts.remove,
                    danger: true,
                    onSelect: () =>
                      void done(
                        remove.mutateAsync(key(view)).then(() => open(undefined)),
                        texts.removed(view.name),
                      ),
                  },
                ]}
              />
            )}
          </span>
        ))}
        <IconAction size="small" icon="plus" label={texts.saveThisAs} onClick={() => setSaving({ is: 'new' })} />
      </nav>
      {current && isChanged && (
        <span className="view-changed">
          {current.isMine && (
            <Button
              size="small"
              onClick={() =>
                void done(
                  update.mutateAsync({ ...key(current), query, columns: arrangement }),
                  texts.saved(current.name),
                )
              }
            >
              {texts.save}
            </Button>
          )}
          <Button size="small" variant="text" onClick={() => setSaving({ is: 'new' })}>
            {texts.saveAs}
          </Button>
          <Button size="small" variant="text" onClick={() => open(current)}>
            {texts.reset}
          </Button>
        </span>
      )}
      {saving && <SaveView list={list} saving={saving} onClose={() => setSaving(undefined)} />}
    </div>
  );
}
