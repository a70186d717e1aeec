import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Forbidden, NotFound, StatusPage } from '@lectern/ui-kit/states';
import type { States } from '../page/story';

/** Whole pages with one message. */
export const places: States = {
  forbidden: { show: () => <Forbidden title="Coupons" missing={['settings', 'settingEdit']} role="Sub-admin" /> },
  'not-found': { show: () => <NotFound /> },
  failed: {
    show: () => (
      <StatusPage
        icon="triangle-alert"
        title="Students could not be loaded"
        actions={
          <Button variant="contained" startIcon={<Icon name="refresh" />}>
            Retry
          </Button>
        }
      >
        <p role="alert">The rest of the console works. Check the connection and try again.</p>
      </StatusPage>
    ),
  },
};
