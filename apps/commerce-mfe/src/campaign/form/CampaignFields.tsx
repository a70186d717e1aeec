import type { ReactNode } from 'react';
import { maxCampaignCodes, type CampaignWhole } from '@lectern/contract/commerce';
import { timeZone } from '@lectern/ui-kit';
import { DateField, NumberField, Pair, TextField } from '@lectern/ui-kit/form';
import * as texts from '../../texts/campaign-form';
import type { PartValues } from './part';
import { QuizField } from './QuizField';

interface Props {
  /** Undefined for a new one. */
  readonly campaign: CampaignWhole | undefined;
  readonly fixed: readonly (keyof PartValues)[];
}

/** Quiz and window of the entries, then codes and winners. */
export function CampaignFields({ campaign, fixed }: Props): ReactNode {
  const at = (name: keyof PartValues) => ({ name: `campaign.${name}`, disabled: fixed.includes(name) });
  return (
    <>
      <section aria-labelledby="campaign-entries">
        <h2 id="campaign-entries">{texts.quizAndEntries}</h2>
        <QuizField
          own={campaign && { ...campaign, id: campaign.quizId, title: campaign.quizTitle }}
          disabled={fixed.includes('quizId')}
        />
        <Pair label={texts.windowStart}>
          <DateField {...at('entryStartsAt')} label={texts.entriesFrom} help={texts.timesAreIn(timeZone())} />
          <TextField {...at('entryStartsTime')} label={texts.timeOf(texts.entriesFrom)} inputMode="numeric" />
        </Pair>
        <Pair label={texts.windowEnd}>
          <DateField {...at('entryEndsAt')} label={texts.entriesUntil} />
          <TextField {...at('entryEndsTime')} label={texts.timeOf(texts.entriesUntil)} inputMode="numeric" />
        </Pair>
      </section>
      <section aria-labelledby="campaign-codes">
        <h2 id="campaign-codes">{texts.codesAndWinners}</h2>
        <Pair>
          <TextField
            {...at('codePrefix')}
            label={texts.prefix}
            help={campaign ? texts.prefixStays : texts.prefixHelp}
          />
          <NumberField
            {...at('codeCount')}
            label={texts.codeCount}
            help={campaign ? texts.codeCountUp : texts.codeCountHelp}
          />
        </Pair>
        <Pair>
          <NumberField {...at('winners')} label={texts.winners} min={1} max={maxCampaignCodes} />
          <NumberField {...at('minPercent')} label={texts.minPercent} trail="%" help={texts.minPercentHelp} />
        </Pair>
      </section>
    </>
  );
}
