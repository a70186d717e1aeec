import { at } from '@lectern/remote-kit/failure';
import { ownerOf, type Owner } from '../composition/attribution';
import { failureOf } from '../composition/explain';
import * as texts from '../texts/failure';
import { blame } from './blocked';

interface Sheets {
  readonly owner: Owner;
  readonly links: readonly HTMLLinkElement[];
}

const sheetsByOwner = (): readonly Sheets[] => {
  const byOwner = new Map<string, Sheets>();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const owner = ownerOf(link.href);
    if (owner) byOwner.set(at(owner), { owner, links: [...(byOwner.get(at(owner))?.links ?? []), link] });
  }
  return [...byOwner.values()];
};

const turn = (links: readonly HTMLLinkElement[], isOff: boolean): void =>
  links.forEach(({ sheet }) => {
    if (sheet) sheet.disabled = isOff;
  });

/** Takes away the style sheets of the one version without which the frame can be seen again, and blames it; where none is that, or two are, nothing. */
export const showFrame = (isHidden: () => boolean): void => {
  const guilty = sheetsByOwner().filter(({ links }) => {
    turn(links, true);
    const isCured = !isHidden();
    turn(links, false);
    return isCured;
  });
  const [only] = guilty;
  if (!only || guilty.length > 1) return;
  only.links.forEach((link) => link.remove());
  blame(failureOf({ name: only.owner.remote, version: only.owner.version }, 'threw', [texts.hidPage]));
};
