/** The address that ends the override and comes back to this screen in its state. */
export const resetPath = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const query = new URLSearchParams(search);
  query.set('override', 'off');
  return `${pathname}?${query.toString()}`;
};
