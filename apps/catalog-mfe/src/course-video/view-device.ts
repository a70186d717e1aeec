import type { ViewDevice } from '@lectern/contract/commerce/view-devices';

/** A device by its shorter side in CSS pixels; one with a mouse is a computer at any width. */
export const deviceOf = (hasMouse: boolean, width: number, height: number): ViewDevice => {
  if (hasMouse) return 'desktop';
  return Math.min(width, height) < 600 ? 'mobile' : 'tablet';
};

/** The device that this page is shown on. */
export const viewDevice = (): ViewDevice =>
  deviceOf(window.matchMedia('(any-hover: hover) and (any-pointer: fine)').matches, screen.width, screen.height);
