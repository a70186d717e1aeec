import { framed } from './frame';
import { attributes, markup, type Html } from './markup';
import { icons } from './icons';
import { openPage } from './open-page';
import { addressOf, foot, sellerHead, soldLine, testLine } from './parts';
import { script } from './script';
import { stateWords, type OtherState, type StateWords } from './states';
import type { PaySeller, PayView } from './view';

const headed = ({ icon, title, text }: Pick<StateWords, 'icon' | 'title' | 'text'>): Html =>
  markup`<div><h1 class="state">${icon}<span>${title}</span></h1><p class="quiet">${text}</p></div>`;

const statePage = (view: PayView, state: OtherState): { readonly title: string; readonly content: Html } => {
  const words = stateWords(state, view);
  const content = markup`${sellerHead(view.seller)}
${testLine(view)}
${headed(words)}
${!words.bare && soldLine(view)}
${words.next}
${foot(view.seller)}`;
  return { title: words.title, content };
};

/** The page of a payment link as a whole HTML document of at most 30 KiB. It pays without a script. */
export const payPage = (view: PayView): string => {
  const { state, seller } = view;
  const open = state.is === 'open';
  const { title, content } = open ? { title: view.title, content: openPage(view, state) } : statePage(view, state);
  const address = addressOf(view);
  return framed({
    title: `${title} | ${seller.name}`,
    content,
    short: !open,
    data: attributes({
      'data-state': state.is,
      'data-page': view.isBack ? `${address}?back=1` : address,
      'data-seen': (open || state.is === 'failed') && `${address}/seen`,
    }),
    script,
  });
};

const unknown = {
  icon: icons.cancelled,
  title: 'This link does not exist',
  text: 'Open it from the message once more, or copy the whole address. Nothing was charged.',
};

/** The page of a token that no link has. */
export const unknownLinkPage = (seller?: PaySeller): string =>
  framed({
    title: unknown.title,
    content: markup`${seller && sellerHead(seller)}${headed(unknown)}${seller && foot(seller)}`,
    short: true,
  });
