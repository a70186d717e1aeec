import { useEffect, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useBlocker } from 'react-router-dom';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../overlay/overlays';
import * as texts from '../texts/unsaved';
import { dropUnsaved, isDirty, useLeaving } from './unsaved';

interface Props {
  /** Asked when nothing is dirty and somebody goes on to another path: true when the page goes there by a reload. */
  readonly instead?: (path: string) => boolean;
}

/** The one guard of the console, inside the router: no way out of a dirty form without an answer. */
export function DirtyGuard({ instead }: Props): ReactNode {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    if (isDirty()) return from.pathname !== to.pathname || from.search !== to.search;
    // What a navigation takes along in memory, or where in the history it leads, a page reloaded would not know.
    return (
      from.pathname !== to.pathname &&
      historyAction === 'PUSH' &&
      to.state === null &&
      instead?.(to.pathname + to.search + to.hash) === true
    );
  });
  const { works, pendingLeave } = useLeaving();
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    if (blocker.state === 'blocked' && isDirty())
      useLeaving.setState({ pendingLeave: { leave: () => blocker.proceed(), stay: () => blocker.reset() } });
  }, [blocker]);

  // A question dies with the page it was asked on.
  useEffect(() => () => useLeaving.setState({ pendingLeave: undefined }), []);

  const answer = (how: 'leave' | 'stay'): void => {
    useLeaving.setState({ pendingLeave: undefined });
    if (how === 'leave' && !pendingLeave?.keeps) dropUnsaved();
    pendingLeave?.[how]();
  };
  const saveAndLeave = async (): Promise<void> => {
    setSaving(true);
    const saved = await Promise.all([...works].map((work) => work.save?.() ?? false)).catch(() => [false]);
    setSaving(false);
    answer(saved.every(Boolean) ? 'leave' : 'stay');
  };
  const canSave = [...works].every((work) => work.save);

  return (
    <Dialog
      open={pendingLeave !== undefined}
      onClose={() => !saving && answer('stay')}
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-text"
    >
      <DialogTitle id="unsaved-title">{texts.leaveTitle}</DialogTitle>
      <DialogContent id="unsaved-text">{texts.notSaved}</DialogContent>
      <DialogActions>
        <Button
          variant="text"
          disabled={saving}
          sx={{ marginInlineEnd: { sm: 'auto' } }}
          onClick={() => answer('leave')}
        >
          {texts.discard}
        </Button>
        <Button autoFocus disabled={saving} onClick={() => answer('stay')}>
          {texts.stay}
        </Button>
        {canSave && (
          <Button
            variant="contained"
            aria-busy={saving}
            aria-disabled={saving}
            onClick={() => !saving && void saveAndLeave()}
          >
            {saving ? texts.saving : texts.saveAndLeave}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
