import { useId, useState, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { gstinFault } from '@lectern/contract/commerce';
import { TextField } from '@lectern/ui-kit/form';
import { Segments } from '../segments/Segments';
import { gstState } from '../texts/gst-states';
import * as texts from '../texts/paylink';
import { AddressFields } from './AddressFields';
import type { Countries } from './use-countries';
import { buyerKind, needsState, type PaylinkValues } from './values';

const payers = ['learner', 'other'] as const;

/** The payer: papers and mails of money go there. Address and GSTIN open below, the state where the tax needs it. */
export function PayerPart({ countries }: { readonly countries: Countries }): ReactNode {
  const id = useId();
  const { values, errors, setFieldValue } = useFormikContext<PaylinkValues>();
  const { payer, buyer, name, taxId } = values;
  const [opened, setOpened] = useState({ address: values.address !== '', gstin: taxId !== '' });
  const isAddressOpen = opened.address || errors.address !== undefined;
  const isStateOpen = isAddressOpen || values.stateId !== '' || needsState(values, countries.india);
  const isGstinOpen = opened.gstin || taxId !== '';
  const place = gstinFault(taxId.trim().toUpperCase()) === undefined ? gstState(taxId) : undefined;
  const payerName = payer === 'other' ? name.trim() : (buyer?.name ?? '');
  return (
    <section className="paylink-part" aria-labelledby={`${id}-who`}>
      <div className="paylink-payer">
        <div className="field" role="radiogroup" aria-labelledby={`${id}-who`}>
          <span id={`${id}-who`} className="field-label">
            {texts.whoPays}
          </span>
          <Segments
            name={`${id}-payer`}
            value={payer}
            options={payers.map((value) => ({ value, label: texts.payers[buyerKind(values)][value] }))}
            onChange={(value) => void setFieldValue('payer', value)}
          />
        </div>
        {payer === 'other' && (
          <>
            <TextField name="name" label={texts.payerName} />
            <TextField name="email" label={texts.email} type="email" optional />
          </>
        )}
      </div>
      {(isAddressOpen || isStateOpen) && <AddressFields countries={countries} isWhole={isAddressOpen} />}
      {isGstinOpen && (
        <div className="paylink-pair">
          <TextField name="taxId" label={texts.gstin} optional help={place && texts.gstinOf(place)} />
        </div>
      )}
      {buyer && (
        <p className="paylink-quiet">
          {texts.invoiceTo(payerName, buyer.place)}{' '}
          {!isAddressOpen && (
            <button
              type="button"
              className="paylink-link"
              onClick={() => setOpened((now) => ({ ...now, address: true }))}
            >
              {texts.changeAddress}
            </button>
          )}
          {!isAddressOpen && !isGstinOpen && texts.dot}
          {!isGstinOpen && (
            <button
              type="button"
              className="paylink-link"
              onClick={() => setOpened((now) => ({ ...now, gstin: true }))}
            >
              {texts.addGstin}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
