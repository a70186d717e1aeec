const id = '_goober';

/**
 * The style element of the toasts' library (goober, inside notistack): it would make one by innerHTML, which the page's Trusted
 * Types refuse, but takes one that is there. It must be there before the library's chunk is evaluated.
 */
export const placeToastSheet = (): void => {
  if (document.getElementById(id)) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.append(' ');
  document.head.append(sheet);
};
