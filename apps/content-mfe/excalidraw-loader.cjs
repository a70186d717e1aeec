/** What Excalidraw does that the console's page forbids or that staff can't use → what it does instead. `excalidraw-loader.test.ts` finds each. */
// A name begins at the start of a word: within the long words of pictures the search would take seconds.
const changes = [
  // A font that is not there is asked for nowhere else.
  [/`https:\/\/esm\.sh\/.*?\/dist\/prod\/`/g, 'globalThis.EXCALIDRAW_ASSET_PATH'],
  // Previews of libraries: the nodes themselves instead of their HTML, which Trusted Types refuse.
  [/\b(\w+)\.innerHTML=(\w+)\.outerHTML\}\)\(\)/g, '$1.replaceChildren($2)})()'],
  [
    /\b(\w+)&&\((\w+)\.innerHTML=\1\.outerHTML\),\(\)=>\{\2\.innerHTML=""\}/g,
    '$1&&$2.replaceChildren($1.cloneNode(!0)),()=>{$2.replaceChildren()}',
  ],
  // Names for screen readers: the menu has none, and the zoom's hides its number.
  [/(className:"main-menu-trigger",)(children:)/g, '$1"aria-label":"Menu",$2'],
  [/(zoom-button",title:\w+\("buttons\.resetZoom"\)),"aria-label":\w+\("buttons\.resetZoom"\)/g, '$1'],
  // A box without a role can't be expanded: the button in it opens the list of fonts.
  [
    /\b(\w+)\.Trigger(,\{asChild:!0,children:\w+\("div",\{children:\w+\(\w+,\{standalone:!0,icon:\w+,title:\w+\("labels\.showFonts)/g,
    '$1.Anchor$2',
  ],
  // Nothing is generated here: the heading of what is hidden in drawing-dialog.css.
  [/children:"Generate"/g, 'children:""'],
];

module.exports = (source) => changes.reduce((text, [from, to]) => text.replace(from, to), source);
module.exports.changes = changes;
