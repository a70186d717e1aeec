import { iconNames, menuSections } from './known-words';
import type { IconRef, RemoteConfig } from './types';

const path = /^(\/[A-Za-z0-9][A-Za-z0-9_.-]*)+$/;
const icons: ReadonlySet<string> = new Set(iconNames);
const sections: ReadonlySet<string> = new Set(menuSections);

const pathReason = (value: string, place: string): string[] =>
  path.test(value)
    ? []
    : [`${place} is "${value}": each part of a path begins with a letter or digit and holds only those and . _ -`];

const iconReason = (icon: IconRef, place: string): string[] =>
  typeof icon !== 'string' || icons.has(icon)
    ? []
    : [
        `${place} is "${icon}", which the console does not draw: it has ${iconNames.join(', ')}, or give a path of your own`,
      ];

const sectionReason = (section: string, place: string): string[] =>
  sections.has(section)
    ? []
    : [`${place} is "${section}", which is no section of the menu: ${menuSections.join(', ')}`];

/**
 * What a new release may not declare, each with its place. It is no gate of releases published before: the console still draws those, and a
 * rollback to one must not fail on a word.
 */
export const publishGate = ({ basePaths, routes, menu, records = [] }: RemoteConfig): string[] => [
  ...basePaths.flatMap((value, at) => pathReason(value, `declared.basePaths[${at}]`)),
  ...routes.flatMap((route, at) => pathReason(route.path, `declared.routes[${at}].path`)),
  ...menu.flatMap(({ icon, section }, at) => [
    ...iconReason(icon, `declared.menu[${at}].icon`),
    ...sectionReason(section, `declared.menu[${at}].section`),
  ]),
  ...records.flatMap(({ icon }, at) => iconReason(icon, `declared.records[${at}].icon`)),
];
