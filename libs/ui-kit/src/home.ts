export { HomeBlock } from './home/HomeBlock';
export { HomeBody } from './home/HomeBody';
export { HomeFigures, type Figure } from './home/HomeFigures';
export { HomeRows } from './home/HomeRows';
