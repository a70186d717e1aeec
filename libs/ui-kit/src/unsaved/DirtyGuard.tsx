import { useEffect, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useBlocker } from 'react-router-dom';
import { dropUnsaved, isDirty, useLeaving } from './unsaved';

/** The one guard of the console, inside the router: no way out of a dirty form without an answer. */
export function DirtyGuard(): ReactNode {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname);
  const { works, asked } = useLeaving();
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    if (blocker.state === 'blocked') useLeaving.setState({ asked: { leave: () => blocker.proceed(), stay: () => blocker.reset() } });
  }, [blocker]);

  const answer = (how: 'leave' | 'stay'): void => {
    useLeaving.setState({ asked: undefined });
    if (how === 'leave') dropUnsaved();
    asked?.[how]();
  };
  const saveAndLeave = async (): Promise<void> => {
    setSaving(true);
    const saved = await Promise.all([...works].map((work) => work.save?.() ?? false)).catch(() => [false]);
    setSaving(false);
    answer(saved.every(Boolean) ? 'leave' : 'stay');
  };
  const canSave = [...works].every((work) => work.save);

  return (
    <Dialog open={asked !== undefined} onClose={() => answer('stay')} aria-labelledby="unsaved-title">
      <Typography id="unsaved-title" variant="h2" sx={{ p: '20px 24px 0' }}>
        Leave without saving?
      </Typography>
      <Typography sx={{ p: '8px 24px 20px', color: 'text.secondary' }}>What you changed on this page is not saved yet.</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, padding: '12px 24px' }}>
        <Button color="error" onClick={() => answer('leave')}>
          Discard
        </Button>
        <Button autoFocus onClick={() => answer('stay')}>
          Stay
        </Button>
        {canSave && (
          <Button variant="contained" aria-disabled={saving} onClick={() => !saving && void saveAndLeave()}>
            {saving ? 'Saving…' : 'Save and leave'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
