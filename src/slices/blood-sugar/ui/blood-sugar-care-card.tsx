import type { Ref } from 'react'
import type { ShownCare } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { type MeasuredSugar, rangeOf, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { bloodSugarCare } from '#vitals/model/thresholds.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { CareCard } from '#vitals/ui/overview/care-card.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'

const signs = {
  low: ['low.faint', 'low.swallow', 'low.seizure'],
  high: ['high.vomit', 'high.breath', 'high.confused'],
} as const
const { signedBy, version } = bloodSugarCare

type SugarCareProps = {
  readonly shown: ShownCare
  readonly reading: MeasuredSugar
  readonly when: string
  readonly titleRef?: Ref<HTMLHeadingElement>
}

/**
 * The care card of a dangerous reading (texts `blood-sugar-care`): immediate action, next steps,
 * and when to call 911. It needs no server data. An old reading is measured again first; members
 * with a fluid limit (heart failure, kidney disease) are reminded of it. `when` is the formatted
 * time of the reading.
 */
export function BloodSugarCareCard({
  shown: {
    ask,
    care: { care, sugarGrams, againMinutes, repeatUnder, callOver },
  },
  reading,
  when,
  titleRef,
}: SugarCareProps) {
  const t = useMessages()
  const { hasSafeContent } = useAppState()
  const end = sugarGrams === null ? 'high' : 'low'
  const figures = {
    grams: sugarGrams ?? '',
    again: t('blood-sugar-care.again', { minutes: againMinutes }),
    under: repeatUnder ?? '',
    over: callOver ?? '',
  }
  const title =
    ask === 'measure' ? 'measure' : care === 'veryHigh' && hasSafeContent ? 'veryHigh.limit' : care
  const isLow = care === 'low' || care === 'veryLow'
  const act = [
    t(`blood-sugar-care.${care}.what`),
    t(`blood-sugar-care.${care}.again`, figures),
    t(`blood-sugar-care.${care}.repeat`, figures),
    ...(isLow ? [t(`blood-sugar-care.${care}.then`, figures)] : []),
  ]
  const measure = isLow
    ? [
        t('blood-sugar-care.measure.low', figures),
        t(`blood-sugar-care.${care}.again`, figures),
        t(`blood-sugar-care.${care}.then`, figures),
      ]
    : [t(`blood-sugar-care.${care}.repeat`, figures)]
  return (
    <CareCard
      id="blood-sugar-care-title"
      title={t(`blood-sugar-care.title.${title}`, { grams: sugarGrams ?? '' })}
      titleRef={titleRef}
      lead={t('blood-sugar-care.reading', {
        value: shownValueOf(reading),
        range: t(`blood-sugar.range.${rangeOf(reading)}`).toLocaleLowerCase(),
        when,
      })}
      parts={[
        { steps: ask === 'act' ? act : measure },
        {
          heading: t('blood-sugar-care.signs'),
          signs: signs[end].map((sign) => t(`blood-sugar-care.sign.${sign}`)),
          call: { label: t('blood-sugar-care.call'), number: '911' },
          action: (
            <PlainLink look="standalone" href={supportCall.href}>
              {t('blood-sugar-care.us', { phone: supportCall.label })}
            </PlainLink>
          ),
        },
      ]}
      note={signedBy === null ? undefined : t('blood-sugar-care.source', { signedBy, version })}
    />
  )
}
