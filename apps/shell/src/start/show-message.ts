/** Replaces the page's content by one sentence and, where something can be done about it, one button. */
export const showMessage = (
  container: HTMLElement,
  text: string,
  action?: { readonly label: string; readonly run: () => void },
): void => {
  const box = document.createElement('div');
  box.className = 'start';
  box.setAttribute('role', action ? 'alert' : 'status');
  const words = document.createElement('p');
  words.textContent = text;
  box.append(words);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', action.run);
    box.append(button);
  }
  container.replaceChildren(box);
};
