import * as texts from '../texts/start';
/** The full-screen spinner shown until the first screen is there. */
export const showLoading = (container: HTMLElement): void => {
  const box = document.createElement('div');
  box.className = 'start';
  box.setAttribute('role', 'status');
  const spinner = document.createElement('div');
  spinner.className = 'start-spinner';
  spinner.setAttribute('aria-hidden', 'true');
  const words = document.createElement('p');
  words.textContent = texts.loading;
  box.append(spinner, words);
  container.replaceChildren(box);
};
