/** Gives every second row a name as long as a person may write it. Runs in the page. */
export const lengthenNames = (): void => {
  for (const name of document.querySelectorAll('tbody tr[data-row]:nth-child(odd) .row-name')) {
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    if (text) text.nodeValue = 'Advanced mathematics for engineers who prepare for their second examination in spring';
  }
};

/** Faults of the list's table as it is laid out: a narrow first column, and whatever is cut. Runs in the page. */
export const tableFaults = (): readonly string[] => {
  const table = document.querySelector<HTMLTableElement>('main .list-table');
  const frame = table?.closest('.list-frame')?.getBoundingClientRect();
  if (!table || !frame) return ['there is no table'];
  const isShown = (cell: Element): boolean => cell.getClientRects().length > 0;
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter(isShown);
  const name = heads.find((head) => !head.matches('.is-box, .order-grip-cell'))?.getBoundingClientRect().width ?? 0;
  const isCut = (cell: Element): boolean => {
    const range = document.createRange();
    // Its text and buttons only: the grip at the edge reaches over it.
    const content = [...cell.childNodes].filter(
      (node) => !(node instanceof Element) || !node.matches('.list-grip, .visually-hidden'),
    );
    if (content.length === 0) return false;
    range.setStartBefore(content[0]!);
    range.setEndAfter(content.at(-1)!);
    const { right } = cell.getBoundingClientRect();
    return right > frame.right + 1 || range.getBoundingClientRect().right > right + 1;
  };
  const cells = [...heads, ...[...table.querySelectorAll('tbody .is-menu')].filter(isShown)];
  return [
    ...(name < 179.5 ? [`the first column has ${Math.round(name)} px`] : []),
    ...cells.filter(isCut).map((cell) => `cut: ${cell.textContent || cell.className}`),
    ...(table.parentElement?.hasAttribute('data-scrolls') ? ['the table scrolls sideways'] : []),
  ];
};

/** Heads that are shown. Runs in the page. */
export const columnsShown = (): number =>
  [...document.querySelectorAll('main .list-table thead th')].filter((head) => head.getClientRects().length > 0).length;
