import {
  ChartNoAxesColumn, Circle, CircleCheck, CircleDashed, CircleSlash, FolderTree, GraduationCap, Layers, Library, Link as LinkIcon, Lock, Megaphone,
  MessageCircleQuestionMark, Puzzle, SearchX, Settings, Shapes, Ticket, TriangleAlert, type LucideIcon,
} from 'lucide-react';

/** Every icon that data may name: menus, shortcuts and statuses. Lucide's names, in kebab-case. */
export const icons = {
  circle: Circle,
  'circle-check': CircleCheck,
  'circle-dashed': CircleDashed,
  'circle-slash': CircleSlash,
  'folder-tree': FolderTree,
  'graduation-cap': GraduationCap,
  'help-circle': MessageCircleQuestionMark,
  layers: Layers,
  library: Library,
  link: LinkIcon,
  lock: Lock,
  megaphone: Megaphone,
  puzzle: Puzzle,
  chart: ChartNoAxesColumn,
  'search-x': SearchX,
  settings: Settings,
  shapes: Shapes,
  ticket: Ticket,
  'triangle-alert': TriangleAlert,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;
export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);
