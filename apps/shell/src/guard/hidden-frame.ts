import { ownerOf } from '../composition/attribution';
import { failureOf } from '../composition/explain';
import * as texts from '../texts/failure';
import { blame } from './blocked';

/** Whether nothing can be seen of the page's frame, whatever its remotes show in it. */
const isFrameHidden = (): boolean =>
  document.getElementById('content')?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false;

/** Looks, with the next picture of the page, whether a remote's style sheet made it invisible. The cure comes late: hardly a page needs it. */
export const checkFrame = (): void =>
  void requestAnimationFrame(() => {
    if (!isFrameHidden()) return;
    void import(/* webpackChunkName: "show-frame" */ './show-frame')
      .then(({ showFrame }) => showFrame(isFrameHidden, ownerOf))
      .then(
        (owner) => owner && blame(failureOf({ name: owner.remote, version: owner.version }, 'threw', [texts.hidPage])),
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
