import type { Ref } from 'react'
import type { BloodSugarCare } from '#domain/blood-sugar-care.ts'
import { type Measured, rangeOf, shownValueOf } from '#domain/blood-sugar.ts'
import { supportCall } from '#domain/contact.ts'
import { bloodSugarCare } from '#domain/thresholds-care.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/app-state.ts'
import { CareCard } from '#ui/care/care-card.tsx'
import { PlainLink } from '#ui/link/link.tsx'

const signs = {
  low: ['low.faint', 'low.swallow', 'low.seizure'],
  high: ['high.vomit', 'high.breath', 'high.confused'],
} as const
const { signedBy, version } = bloodSugarCare

/**
 * What to do after a dangerous reading (area `blood-sugar-care`): first what to do now, then the steps, then when to call 911. It needs no answer of any server.
 * `when` is how the reading's time is said. Who has a limit on drinking (heart failure, kidney disease) is told to keep it.
 */
export function SugarCare({ care: { care, sugarGrams, againMinutes, repeatUnder, callOver }, reading, when, titleRef }: { care: BloodSugarCare; reading: Measured; when: string; titleRef?: Ref<HTMLHeadingElement> }) {
  const t = useMessages()
  const { hasSafeContent } = useAppState()
  const end = sugarGrams === null ? 'high' : 'low'
  const figures = { again: t('blood-sugar-care.again', { minutes: againMinutes }), under: repeatUnder ?? '', over: callOver ?? '' }
  const title = care === 'veryHigh' && hasSafeContent ? 'veryHigh.limit' : care
  const more = care === 'low' || care === 'veryLow' ? [t(`blood-sugar-care.${care}.then`, figures)] : []
  return (
    <CareCard
      id="blood-sugar-care-title"
      title={t(`blood-sugar-care.title.${title}`, { grams: sugarGrams ?? '' })}
      titleRef={titleRef}
      lead={t('blood-sugar-care.reading', { value: shownValueOf(reading), range: t(`blood-sugar.range.${rangeOf(reading)}`).toLocaleLowerCase(), when })}
      parts={[
        { steps: [t(`blood-sugar-care.${care}.what`), t(`blood-sugar-care.${care}.again`, figures), t(`blood-sugar-care.${care}.repeat`, figures), ...more] },
        {
          heading: t('blood-sugar-care.signs'),
          signs: signs[end].map(sign => t(`blood-sugar-care.sign.${sign}`)),
          call: { label: t('blood-sugar-care.call'), number: '911' },
          action: <PlainLink look="standalone" href={supportCall.href}>{t('blood-sugar-care.us', { phone: supportCall.label })}</PlainLink>,
        },
      ]}
      note={signedBy === null ? undefined : t('blood-sugar-care.source', { signedBy, version })}
    />
  )
}
