export { Icon } from './icons/Icon';
export { markOf, type Tone } from './icons/status';
export { icons, type IconName } from './icons/table';
