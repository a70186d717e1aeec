import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { CallError } from '@lectern/api-client';
import type { ResponseOf } from '@lectern/contract';
import { paylinkCalls, personOf, type PaylinkDetail, type Person, type Quote } from '@lectern/contract/commerce';
import { announce, mayLeave } from '@lectern/ui-kit';
import { FormNote, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import type { Currencies } from '../coupon/use-currencies';
import * as texts from '../texts/paylink';
import * as quoteTexts from '../texts/paylink-quote';
import { ItemPart } from './ItemPart';
import { LearnerPart } from './LearnerPart';
import { LinkBar } from './LinkBar';
import { LinkPart } from './LinkPart';
import { PayerPart } from './PayerPart';
import { PricePart } from './PricePart';
import { anyDay } from './quote-lines';
import { QuoteCard } from './QuoteCard';
import { fieldOf, newQuoteOf } from './refusals';
import { paylinkSchema } from './schema';
import { useCoupon } from './use-coupon';
import type { Countries } from './use-countries';
import { useQuote } from './use-quote';
import { generateRequest, needsState, newValues, valuesAgain, type PaylinkValues } from './values';

interface Props {
  readonly countries: Countries;
  readonly currencies: Currencies;
  /** A link that another is made like. */
  readonly again: PaylinkDetail | undefined;
  /** The person to begin with, as their page names them. */
  readonly person: Person | undefined;
  /** Next to the form, below the quote. */
  readonly links: ReactNode;
  readonly onMade: (link: PaylinkDetail, leaving: boolean) => void;
  /** There was nothing to pay: the order is paid, and its access given or failed. */
  readonly onGiven: (order: ResponseOf<typeof paylinkCalls.generate>['order']) => void;
  readonly onStartOver: () => void;
}

/** The form of a payment link, from the mobile number to the button, with the price next to it. */
export function MakeLink({
  countries,
  currencies,
  again,
  person,
  links,
  onMade,
  onGiven,
  onStartOver,
}: Props): ReactNode {
  const { india, rows } = countries;
  const first = useMemo(() => (again ? personOf(again) : person), [again, person]);
  const { active } = currencies;
  const codes = useMemo(() => active.map(({ code }) => code), [active]);
  const schema = useMemo(() => paylinkSchema(india), [india]);
  const initial = useMemo(
    (): PaylinkValues => ({ ...newValues(rows[0]?.id ?? '', codes[0] ?? ''), ...(again && valuesAgain(again)) }),
    [rows, codes, again],
  );
  const { mutateAsync: generate } = useCall(paylinkCalls.generate, { handled: [400, 409] });
  const onScreen = useRef<Quote>(undefined);
  const [before, setBefore] = useState<{ readonly of: string; readonly price: Quote }>();
  const form = useServerForm<PaylinkValues, undefined, ResponseOf<typeof paylinkCalls.generate>>({
    schema,
    initial,
    onlyDiscards: true,
    fieldOf,
    send: async (values) => {
      const price = onScreen.current;
      if (!price) throw new Error(quoteTexts.notYet);
      try {
        return await generate(generateRequest(values, price.totalMinor));
      } catch (error) {
        const fresh = newQuoteOf(error);
        if (!fresh || !quote.request || !(error instanceof CallError)) throw error;
        setBefore({ of: JSON.stringify(quote.request), price });
        quote.put(quote.request, fresh);
        throw new CallError(409, { ...error.failure, result: undefined, error: quoteTexts.priceChanged });
      }
    },
    onSaved: ({ link, order }, { leaving }) => (link ? onMade(link, leaving) : onGiven(order)),
  });
  const { values } = form.formik;
  const isStateMissing = needsState(values, india);
  const quote = useQuote(values, !isStateMissing);
  const coupon = useCoupon(form.formik, quote);
  const { shown } = quote;
  onScreen.current = quote.isCurrent ? shown : undefined;
  // After a change of the form there is no price before.
  const compared = shown && before?.of === JSON.stringify(quote.request) ? before.price : undefined;
  const money = active.find(({ code }) => code === values.currency) ?? {
    code: values.currency,
    symbol: values.currency,
    exponent: 2,
  };
  const item = useRef<HTMLInputElement>(null);
  const toItem = useCallback(() => item.current?.focus(), []);
  const toCurrency = (): void => form.element.current?.querySelector<HTMLElement>('select[name=currency]')?.focus();
  const rate = shown?.converted;
  const blocked = rate?.isTooOld ? quoteTexts.rateTooOld(anyDay(rate.rateFrom), rate.ageDays) : undefined;
  const onGenerate = async (): Promise<void> => {
    if (form.busy || blocked !== undefined) return;
    if (coupon.isUnchecked) return coupon.check();
    const errors = await form.formik.validateForm();
    if (Object.keys(errors).length === 0 && onScreen.current === undefined) return announce(quoteTexts.notYet);
    await form.submit();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void onGenerate();
  };
  const card = <QuoteCard quote={quote} before={compared} needsState={isStateMissing} onRemoveCoupon={coupon.remove} />;
  return (
    <ServerForm form={form} className="paylink-form">
      <div className="paylink-columns" onKeyDown={onKeyDown}>
        <div className="paylink-parts" role="group" aria-label={texts.formLabel}>
          <LearnerPart
            countries={countries}
            currencies={codes}
            first={first}
            keepsCurrency={again !== undefined}
            onReady={toItem}
          />
          <section className="paylink-part" aria-label={texts.item}>
            <ItemPart field={item} money={money} onPicked={toCurrency} />
            <PricePart currencies={active} pricedIn={rate?.fromCurrency} coupon={coupon} />
          </section>
          <PayerPart countries={countries} />
          <LinkPart />
          {compared === undefined && <FormNote text={form.note} />}
        </div>
        <div className="paylink-side">
          {card}
          {links}
        </div>
      </div>
      <LinkBar
        shown={shown}
        isChanged={compared !== undefined}
        busy={form.busy}
        blocked={blocked}
        card={card}
        onStartOver={() => void mayLeave().then((leaves) => leaves && onStartOver())}
        onGenerate={() => void onGenerate()}
      />
    </ServerForm>
  );
}
