import type { Ref } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { weightGainCare } from '#vitals/model/care-thresholds.ts'
import type { WeightGain } from '../model/weight-gain.ts'
import { CareCard } from '#vitals/ui/overview/care-card.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { PlainLink } from '#ui/navigation/link.tsx'
import { generalGainRule } from './general-gain-rule.ts'
import type { WeightWords } from './use-weight-words.ts'

/**
 * The care card of a gain above the care team's limit (docs/clinical.md#weight-gain): call today,
 * or weigh again first if the reading is not fresh.
 */
export function WeightGainCareCard({
  gain: { ask, reading, from, pounds, days, limit },
  isGeneral,
  words,
  titleRef,
}: {
  gain: WeightGain
  /** The limit is a general one, because the care team's could not be compared. */
  isGeneral: boolean
  words: WeightWords
  titleRef?: Ref<HTMLHeadingElement> | undefined
}) {
  const now = useNow()
  const { t } = words
  const figures = {
    pounds: words.number(pounds),
    days,
    from: words.pounds(from.pounds),
    start: words.day(dayOf(from)),
    now: words.pounds(reading.pounds),
    when: words.when(reading),
    limit: words.number(limit.gainLb),
    within: limit.periodDays,
  }
  const steps =
    ask === 'call' ? (['call', 'plan', 'tomorrow'] as const) : (['weigh', 'still', 'plan'] as const)
  const { signedBy, version } = weightGainCare
  return (
    <CareCard
      id="weight-care"
      tone="very-high"
      value={<Metric size="xl" value={words.pounds(reading.pounds)} unit={t('weight.unit')} />}
      when={words.ago(reading, now)}
      title={t(ask === 'call' ? 'weight.gain.title.call' : 'weight.gain.title.again', figures)}
      titleRef={titleRef}
      lead={`${t('weight.gain.lead', figures)} ${isGeneral ? `${t('weight.gain.unknown')}. ${generalGainRule(words)}` : t('weight.gain.limit', figures)}`}
      steps={steps.map((step) => ({ text: t(`weight.gain.step.${step}`, figures) }))}
      help={{
        text: t('weight.gain.signs'),
        call: t('weight.gain.911'),
        isCall: false,
        us: (
          <PlainLink look="standalone" href={supportCall.href}>
            {t('weight.gain.us', { phone: supportCall.label })}
          </PlainLink>
        ),
      }}
      note={signedBy === null ? undefined : t('weight.gain.source', { signedBy, version })}
    />
  )
}
