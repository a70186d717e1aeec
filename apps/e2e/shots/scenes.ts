import type { CellName } from './cells';
import { accounts } from './scenes/accounts';
import { categories } from './scenes/categories';
import { remotesOverview } from './scenes/remotes-overview';
import { coupons } from './scenes/coupons';
import { common } from './scenes/common';
import { faqs } from './scenes/faqs';
import { mail } from './scenes/mail';
import { setting } from './scenes/setting';
import { override } from './scenes/override';
import { platform } from './scenes/platform';
import { skills } from './scenes/skills';
import { students } from './scenes/students';
import type { Scene } from './stage';

/** How each cell is made: a cell without a scene does not compile. */
export const scenes: Readonly<Record<CellName, Scene>> = {
  ...platform,
  ...accounts,
  ...categories,
  ...coupons,
  ...faqs,
  ...mail,
  ...setting,
  ...skills,
  ...students,
  ...common,
  ...remotesOverview,
  ...override,
};
