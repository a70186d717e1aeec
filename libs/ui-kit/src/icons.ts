export { Icon } from './icons/Icon';
export { icons, type IconName } from './icons/table';
