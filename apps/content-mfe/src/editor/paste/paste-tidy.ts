import {
  ClipboardPipeline,
  Plugin,
  ViewUpcastWriter,
  type ViewDocumentFragment,
  type ViewElement,
  type ViewNode,
} from 'ckeditor5';

const isElement = (node: ViewNode, ...names: readonly string[]): node is ViewElement =>
  node.is('element') && names.includes(node.name);
const isSpace = (node: ViewNode): boolean => node.is('$text') && node.data.trim() === '';

/** The elements in a part of a document, all levels. */
const elementsIn = (whole: ViewDocumentFragment | ViewElement): ViewElement[] =>
  [...whole.getChildren()].flatMap((node) => (node.is('element') ? [node, ...elementsIn(node)] : []));

/** The line break that keeps an empty paragraph open would be a second line. */
const isEmptyLine = (element: ViewElement): boolean => {
  const inside = [...element.getChildren()].filter((node) => !isSpace(node));
  return isElement(element, 'p') && inside.length === 1 && isElement(inside[0]!, 'br');
};

/** What LibreOffice, and many a page of the web, write in another way than CKEditor reads it. */
export class PasteTidy extends Plugin {
  static get requires() {
    return [ClipboardPipeline] as const;
  }

  init(): void {
    const { editing, plugins } = this.editor;
    const tidy = (whole: ViewDocumentFragment): void => {
      const writer = new ViewUpcastWriter(editing.view.document);
      for (const element of elementsIn(whole)) {
        const inside = [...element.getChildren()];
        if (isEmptyLine(element)) writer.removeChildren(0, element.childCount, element);
        // Text in fixed steps is code; without the inner element its lines would become one.
        if (isElement(element, 'pre') && !inside.some((node) => isElement(node, 'code'))) {
          writer.removeChildren(0, element.childCount, element);
          writer.appendChild(writer.createElement('code', {}, inside), element);
        }
        // The sign of a note, and then its text at once.
        if (isElement(element, 'a') && /\bsd(foot|end)notesym\b/.test(element.getAttribute('class') ?? ''))
          writer.appendChild(writer.createText(' '), element);
      }
    };
    this.listenTo(plugins.get(ClipboardPipeline), 'inputTransformation', (_event, { content }) => tidy(content), {
      priority: 'high',
    });
  }
}
