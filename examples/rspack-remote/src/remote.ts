/** The remote's one exposed module: for each `expose` of declared.json a function that loads its component. */
export default {
  board: () => import(/* webpackChunkName: "board" */ './Board'),
};
