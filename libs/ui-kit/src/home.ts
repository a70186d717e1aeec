export { HomeBlock } from './home/HomeBlock';
export { HomeBody } from './home/HomeBody';
