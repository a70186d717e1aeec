import { appliesTo, campaignStages } from '@lectern/contract/commerce';
import { clockText, timeText } from '@lectern/ui-kit';
import { periodText } from '../coupon/dates';
import { discountText } from '../coupon/words';
import * as texts from '../texts/campaign';
import { CampaignActions } from './CampaignActions';
import { isDeclared, type CampaignCoupon } from './campaign-coupon';
import { Figure } from './Figure';
import { QuizLink } from './QuizLink';
import { stageMarks } from './stage-marks';

/** The discount, its scope and period in a line. */
const termsText = (coupon: CampaignCoupon): string => {
  const { targets, startsAt, endsAt } = coupon;
  const scope =
    coupon.appliesTo === 'chosen'
      ? targets.map(({ name }) => name).join(', ')
      : coupon.appliesTo === 'all'
        ? ''
        : appliesTo[coupon.appliesTo].toLowerCase();
  const offer = [texts.off(discountText(coupon)), scope && texts.only(scope)].filter(Boolean).join(', ');
  return `${offer}, ${texts.usable(periodText(startsAt, endsAt))}`;
};

/** The remark on the window: its next end with the time of day. */
export const windowRemark = (
  { entryStartsAt, entryEndsAt }: Pick<CampaignCoupon['campaign'], 'entryStartsAt' | 'entryEndsAt'>,
  now: number,
): string => {
  if (Date.parse(entryStartsAt) > now) return texts.opens(clockText(entryStartsAt));
  return (Date.parse(entryEndsAt) < now ? texts.closed : texts.until)(clockText(entryEndsAt));
};

/** The head of a marketing coupon's page. */
export const headOf = (coupon: CampaignCoupon) => {
  const { campaign, deletedAt } = coupon;
  const { stage, declaredAt, declaredBy, quizId, quizTitle } = campaign;
  return {
    name: coupon.name,
    status: deletedAt ? 'deleted' : stageMarks[stage],
    statusLabel: deletedAt ? undefined : campaignStages[stage],
    marks: declaredAt !== null && (
      <span className="campaign-declared">{texts.declaredBy(declaredBy, timeText(declaredAt))}</span>
    ),
    identity: (
      <>
        {texts.title} · {termsText(coupon)} · {texts.quizIs} <QuizLink id={quizId} title={quizTitle} />,{' '}
        {texts.quizFacts(campaign.questionCount, campaign.totalMarks)}
      </>
    ),
    figures: [
      [
        texts.entries,
        <Figure
          key="entries"
          value={texts.count(campaign.entries)}
          remark={texts.disqualified(campaign.disqualified)}
        />,
      ],
      [
        texts.eligible,
        <Figure key="eligible" value={texts.count(campaign.eligible)} remark={texts.andMore(campaign.minPercent)} />,
      ],
      [texts.winners, texts.count(campaign.winners)],
      [
        texts.codes,
        <Figure
          key="codes"
          value={texts.count(campaign.codeCount)}
          remark={texts.madeOf(campaign.codesMade, campaign.codeCount)}
        />,
      ],
      [
        texts.entryWindow,
        <Figure
          key="window"
          value={periodText(campaign.entryStartsAt, campaign.entryEndsAt)}
          remark={windowRemark(campaign, Date.now())}
        />,
      ],
    ] as const,
    actions: <CampaignActions coupon={coupon} canDeclare={!isDeclared(campaign) && deletedAt === null} />,
  };
};
