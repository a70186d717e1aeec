/**
 * The federation runtime and the gates: a chunk of its own, so that the console runs while it is on its way.
 * Fetched once; what failed is fetched again by the next call.
 */
export const federation = () => import(/* webpackChunkName: "federation" */ './federation-chunk');
