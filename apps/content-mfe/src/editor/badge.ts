import type { ClassicEditor } from 'ckeditor5';

/** What its types keep to themselves. */
interface Badge {
  readonly _balloonView: { readonly isVisible: boolean } | null;
  _showBalloon: () => void;
}

/**
 * CKEditor takes its badge off and places it again with every change, which is more than half of what a key costs. Here it stays as long
 * as the area is where it was; that the page scrolls or the window changes its size is noticed by the badge itself.
 */
export const keepBadge = ({ ui }: ClassicEditor): void => {
  const badge = ui.poweredBy as unknown as Badge;
  const place = badge._showBalloon.bind(badge);
  let last = '';
  badge._showBalloon = () => {
    const now = JSON.stringify(ui.getEditableElement()?.getBoundingClientRect());
    if (badge._balloonView?.isVisible && now === last) return;
    last = now;
    place();
  };
};
