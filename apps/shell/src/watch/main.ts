import { watchStart } from './watch-start';

/*
 * The first file of a page, of 2 KiB at most. It imports nothing of the shell, so it works when the rest does not.
 */
watchStart(document.currentScript as HTMLScriptElement, () => location.reload());
