import { messages } from '@lectern/contract/messages';

type Notify = (level: 'success' | 'warning' | 'error', text: string) => void;

/**
 * Says when the connection is lost and when it returns, and lets every other notice through. While it is lost, its
 * sentence is said once, however many calls fail. `stop` ends the listening.
 */
export const watchConnectivity = (notify: Notify): { readonly notify: Notify; readonly stop: () => void } => {
  let wasReported = false;
  const once: Notify = (level, text) => {
    if (text === messages.offline && wasReported) return;
    wasReported ||= text === messages.offline;
    notify(level, text);
  };
  const onOffline = () => once('warning', messages.offline);
  const onOnline = () => {
    wasReported = false;
    notify('success', messages.online);
  };
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  return {
    notify: once,
    stop: () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    },
  };
};
