import type { States } from '../page/story';
import { button, confirmDialog, icon, keyCap, pageHeader, rowMenu, select, statusLabel, toast } from './basics';
import { copyLink, history } from './detail';
import { fields } from './fields';
import { composed } from './fields-composed';
import { conflict, form, panel } from './forms';
import { importing } from './import';
import { list } from './list';
import { longForm } from './long-form';
import { places } from './states';

/** Every part of libs/ui-kit by its name in the address. */
export const parts: Readonly<Record<string, States>> = {
  list, form, conflict, panel, ...fields, ...composed, select, import: importing, 'long-form': longForm, history, 'copy-link': copyLink, places, 'confirm-dialog': confirmDialog, toast, 'row-menu': rowMenu, 'page-header': pageHeader, 'status-label': statusLabel, button, icon, 'key-cap': keyCap,
};
