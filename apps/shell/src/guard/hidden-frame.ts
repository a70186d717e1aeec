import { ownerOf } from '../composition/attribution';

/** Whether nothing can be seen of the page's frame, whatever its remotes show in it. */
const isFrameHidden = (): boolean =>
  document.getElementById('content')?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false;

/** Looks, with the next picture of the page, whether a remote's style sheet made it invisible. The cure comes late: hardly a page needs it. */
export const checkFrame = (): void =>
  void requestAnimationFrame(() => {
    if (isFrameHidden())
      void import(/* webpackChunkName: "show-frame" */ './show-frame').then(
        ({ showFrame }) => showFrame(isFrameHidden),
        () => undefined,
      );
  });

/** From here on the frame is looked at after each style sheet of a remote. */
export const watchFrame = (): void =>
  document.addEventListener(
    'load',
    ({ target }) =>
      target instanceof HTMLLinkElement && target.rel === 'stylesheet' && ownerOf(target.href) && checkFrame(),
    true,
  );
