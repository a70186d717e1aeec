/** What OpenChemLib does that the page's policy forbids or the console has no use for → what it does instead. */
const changes = [
  // Trusted Types refuse any text here, an empty one too.
  ['this.element.innerHTML=""', 'this.element.replaceChildren()'],
  // Tables for predictions of properties, 1.3 MB that drawing never reads.
  ['new URL("resources.json",import.meta.url).href', '""'],
];

/** @throws when a newer OpenChemLib has none of it any more: then the change is to be looked at again */
module.exports = (source) =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`OpenChemLib has no ${from}`);
    return text.replace(from, to);
  }, source);
