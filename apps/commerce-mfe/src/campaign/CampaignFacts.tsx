import type { ReactNode } from 'react';
import { FactList } from '../facts/FactList';
import * as texts from '../texts/campaign';
import { isDeclared, winnersOf, type CampaignCoupon } from './campaign-coupon';
import { Checks } from './Checks';
import { declareChecks } from './declare-checks';
import { DisqualifiedFacts } from './DisqualifiedFacts';
import { lineWords } from './line-words';

/** Facts next to the entries: conditions of the declaration, the line, codes, and the disqualified. */
export function CampaignFacts({ coupon: { id, campaign } }: { readonly coupon: CampaignCoupon }): ReactNode {
  const declared = isDeclared(campaign);
  const winners = winnersOf(campaign);
  const left = Math.max(0, campaign.codesMade - winners);
  return (
    <>
      {!declared && (
        <FactList title={texts.before}>
          <Checks checks={declareChecks(campaign, Date.now())} />
        </FactList>
      )}
      <FactList title={declared ? texts.lineFell : texts.lineFalls}>
        <p>
          {lineWords(campaign.line)} {texts.order}
        </p>
      </FactList>
      <FactList
        title={texts.codes}
        facts={[
          [texts.prefix, campaign.codePrefix],
          [texts.goTo, texts.winnersAre(winners)],
          declared ? [texts.ended, texts.count(left)] : [texts.endUnused, texts.whenDeclared(left)],
        ]}
      />
      {campaign.disqualified > 0 && <DisqualifiedFacts couponId={id} count={campaign.disqualified} />}
    </>
  );
}
