import type { States } from '../page/story';
import {
  button,
  confirmDialog,
  deleteDialog,
  icon,
  keyCap,
  oneOf,
  pageHeader,
  rowMenu,
  select,
  statusLabel,
  toast,
} from './basics';
import { copyLink, history, timeline } from './detail';
import { fields } from './fields';
import { composed } from './fields-composed';
import { conflict, form, panel } from './forms';
import { importing } from './import';
import { list } from './list';
import { longForm } from './long-form';
import { homeBlock, homeBody, note, pageRead, panelRead } from './reading';
import { order } from './order';
import { places } from './states';

/** Every part of libs/ui-kit by its name in the address. */
export const parts: Readonly<Record<string, States>> = {
  list,
  order,
  form,
  conflict,
  panel,
  ...fields,
  ...composed,
  select,
  'one-of': oneOf,
  import: importing,
  'long-form': longForm,
  history,
  timeline,
  'copy-link': copyLink,
  places,
  'confirm-dialog': confirmDialog,
  'delete-dialog': deleteDialog,
  'page-read': pageRead,
  'panel-read': panelRead,
  'home-block': homeBlock,
  'home-body': homeBody,
  note,
  toast,
  'row-menu': rowMenu,
  'page-header': pageHeader,
  'status-label': statusLabel,
  button,
  icon,
  'key-cap': keyCap,
};
