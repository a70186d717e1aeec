/** The widths that every cell is taken at: desktop, tablet and phone. */
export const widths = [1440, 992, 375] as const;
export type Width = (typeof widths)[number];

/** Pictures of `look/` that a cell is to match: by width, and dark at 1440. */
export type Look = Readonly<Partial<Record<Width | 'dark', string>>>;

export interface Cell {
  /** Where the state exists; everywhere when absent. */
  readonly at?: readonly Width[];
  readonly look?: Look;
}

const all = (name: string): Look => ({ 1440: `${name}.png`, 375: `${name}-375.png`, dark: `${name}-dark.png` });
const list: Look = { ...all('students-list'), 992: 'students-list-992.png' };
const couponForm: Look = { ...all('coupon-form'), 992: 'coupon-form-992.png' };

/** Every screen in every state, once: `screen/state`. A cell without pictures fails the run. */
export const cells = {
  'sign-in/empty': { look: all('sign-in') },
  'sign-in/refused': { look: { 1440: 'sign-in-error.png' } },
  'sign-in/missing': {},
  'start/loading': {},
  'home/admin': { look: { ...all('home'), 992: 'home-992.png' } },
  'home/without-rights': {},
  'home/slot-failed': {},
  'student-area/own': {},
  'place/forbidden': { look: { 1440: 'forbidden.png' } },
  'place/not-found': {},
  'place/remote-failed': { look: all('remote-failed') },
  'place/offline': {},
  'frame/menu-open': { at: [375], look: { 375: 'students-compact-nav-375.png' } },
  'frame/sidebar-collapsed': { at: [1440, 992], look: { 1440: 'students-list-mini.png' } },
  'frame/person-menu': {},
  'categories/tree': { look: { 1440: 'categories-tree.png', 375: 'categories-tree-375.png' } },
  'categories/lifted': { at: [1440, 992], look: { 1440: 'categories-tree.png' } },
  'categories/loading': {},
  'categories/filtered': {},
  'categories/filtered-empty': { look: { 1440: 'empty-filtered.png' } },
  'categories/error': {},
  'categories/read-only': {},
  'categories/row-menu': {},
  'categories/new': {},
  'categories/panel': { look: { 1440: 'drawer.png', 375: 'drawer-375.png' } },
  'categories/panel-missing': {},
  'categories/panel-refused': {},
  'categories/panel-leaving': {},
  'categories/image-crop': {},
  'categories/image-chosen': {},
  'categories/image-refused': {},
  'categories/move': {},
  'categories/delete-guarded': {},
  'categories/deleted-empty': {},
  'faqs/list': { look: list },
  'faqs/loading': {},
  'faqs/filtered': {},
  'faqs/filter-menu': {},
  'faqs/filtered-empty': { look: { 1440: 'empty-filtered.png' } },
  'faqs/error': {},
  'faqs/read-only': {},
  'faqs/row-menu': {},
  'faqs/order': {},
  'faqs/lifted': { at: [1440, 992] },
  'faqs/new': {},
  'faqs/panel': { look: { 1440: 'drawer.png', 375: 'drawer-375.png' } },
  'faqs/panel-missing': {},
  'faqs/panel-refused': {},
  'faqs/panel-leaving': {},
  'faqs/move': {},
  'faqs/delete': {},
  'faqs/categories': {},
  'faqs/category-new': {},
  'skills/list': { look: list },
  'skills/loading': {},
  'skills/filtered': {},
  'skills/filtered-empty': { look: { 1440: 'empty-filtered.png' } },
  'skills/error': {},
  'skills/read-only': {},
  'skills/row-menu': {},
  'skills/new': {},
  'skills/panel': { look: { 1440: 'drawer.png', 375: 'drawer-375.png' } },
  'skills/panel-missing': {},
  'skills/panel-refused': {},
  'skills/panel-leaving': {},
  'skills/delete': {},
  'skills/deleted-empty': {},
  'coupons/list': { look: list },
  'coupons/loading': {},
  'coupons/filtered': {},
  'coupons/filtered-empty': { look: { 1440: 'empty-filtered.png' } },
  'coupons/error': {},
  'coupons/read-only': {},
  'coupons/row-menu': {},
  'coupons/create': { look: couponForm },
  'coupons/create-refused': { look: couponForm },
  'coupons/create-scope': {},
  'coupons/update': {},
  'coupons/update-used': {},
  'coupons/update-missing': {},
  'coupons/leaving': {},
  'coupons/view': {},
  'coupons/view-chosen': {},
  'coupons/view-unused': {},
  'coupons/view-read-only': {},
  'coupons/forbidden': { look: { 1440: 'forbidden.png' } },
  'coupons/end': {},
  'coupons/delete': {},
  'coupons/deleted-empty': {},
  // These change rows, and with them when they were changed last: the ones before show the seeded dates.
  'categories/conflict': { look: all('conflict') },
  'categories/deleted': {},
  'categories/empty': { look: { 1440: 'empty.png' } },
  'faqs/conflict': { look: all('conflict') },
  'faqs/deleted': {},
  'skills/conflict': { look: all('conflict') },
  'skills/deleted': {},
  'skills/empty': { look: { 1440: 'empty.png' } },
  'coupons/conflict': { look: all('conflict') },
  'coupons/deleted': {},
  'coupons/empty': { look: { 1440: 'empty.png' } },
  'faqs/empty': { look: { 1440: 'empty.png' } },
} as const satisfies Readonly<Record<`${string}/${string}`, Cell>>;

export type CellName = keyof typeof cells;
/** The cells of one screen. */
export type CellOf<Screen extends string> = Extract<CellName, `${Screen}/${string}`>;
