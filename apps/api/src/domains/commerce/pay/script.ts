import { digestOf } from './digest';

/**
 * Script of the pay page; without it the page still pays. A page in view for 2 s is reported as seen. A payment that
 * is being confirmed is asked for every 5 s, for 10 minutes. A form that is on its way is not sent a second time.
 */
export const script = `(() => {
  const { state, page, seen } = document.body.dataset;
  addEventListener('pageshow', (event) => event.persisted && location.replace(page));
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      if (form.sent) return event.preventDefault();
      const busy = (on) => {
        form.sent = on;
        for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', on);
      };
      busy(true);
      setTimeout(busy, 10000, false);
    });
  if (seen) {
    let timer;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, 2000);
    };
    const tell = () => {
      document.removeEventListener('visibilitychange', look);
      fetch(seen, { method: 'POST', keepalive: true }).catch(() => {});
    };
    document.addEventListener('visibilitychange', look);
    look();
  }
  if (state === 'confirming') {
    const end = Date.now() + 600000;
    const ask = async () => {
      try {
        const answer = await fetch(page, { cache: 'no-store' });
        const found = answer.ok && /<body data-state="(\\w+)"/.exec(await answer.text());
        if (found && found[1] !== state) return location.replace(page);
      } catch {}
      if (Date.now() < end) return setTimeout(ask, 5000);
      document.getElementById('soon').hidden = true;
      document.getElementById('later').hidden = false;
    };
    setTimeout(ask, 5000);
  }
})();
`;

/** Source of the script for a content policy, `'sha256-…'` with its quotation marks. */
export const scriptHash = digestOf(script);
