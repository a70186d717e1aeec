import type { ReactNode } from 'react';
import type { ShownPaper } from '@lectern/contract/commerce';
import * as texts from '../texts/invoice';
import './paper.css';

function Party({ label, lines }: { readonly label: string; readonly lines: readonly string[] }): ReactNode {
  const [name, ...others] = lines;
  return (
    <div>
      <h3>{label}</h3>
      <p>
        <b>{name}</b>
      </p>
      {others.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}

/** India's codes of services begin with 99. */
const codeHead = (code: string): string => (/^99\d{4}$/.test(code) ? texts.sac : texts.taxCode);

function Item({ paper }: { readonly paper: ShownPaper }): ReactNode {
  const { description, taxCode, columns, learner } = paper;
  return (
    <table className="paper-item">
      <thead>
        <tr>
          <th>{texts.description}</th>
          {taxCode !== '' && <th>{codeHead(taxCode)}</th>}
          {columns.map(({ head }) => (
            <th key={head} className="is-sum">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {description}
            {learner !== '' && <small>{texts.forPerson(learner)}</small>}
          </td>
          {taxCode !== '' && <td>{taxCode}</td>}
          {columns.map(({ head, value }) => (
            <td key={head} className="is-sum">
              {value}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** An issued paper in the words of its PDF: white in both themes, and printed alone. */
export function Paper({ paper, number }: { readonly paper: ShownPaper; readonly number: string }): ReactNode {
  const { brand, title, warning, soldBy, billTo, facts, remarks, sums, foot } = paper;
  return (
    <article className="paper-desk" aria-label={texts.paper(number)}>
      <div className="paper">
        <header>
          <b>{brand}</b>
          <div>
            <h2>{title}</h2>
            {warning === '' && <p>{texts.original}</p>}
          </div>
        </header>
        {warning !== '' && <p className="paper-warning">{warning}</p>}
        <div className="paper-parties">
          <Party label={texts.soldBy} lines={soldBy} />
          <Party label={texts.billTo} lines={billTo} />
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Item paper={paper} />
        <div className="paper-sums">
          <div>
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </div>
          <dl>
            {sums.map(({ label, value, rank }) => (
              <div key={label} className={`is-${rank}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <footer>{foot}</footer>
      </div>
    </article>
  );
}
