import type { Ref } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { useMember } from '#session/member/member-context.tsx'
import type { WeightGainCheck } from '../model/weight-gain.ts'
import { generalGainRule } from './general-gain-rule.ts'
import type { WeightWords } from './use-weight-words.ts'
import { WeightGainCareCard } from './weight-gain-care-card.tsx'

/**
 * What a check for a sudden gain found: its care card, or that the weight could not be compared
 * (yet) and what to do. Nothing without a gain.
 */
export function WeightGainNotice({
  check,
  words,
  titleRef,
}: {
  check: WeightGainCheck
  words: WeightWords
  titleRef?: Ref<HTMLHeadingElement> | undefined
}) {
  const { hasSafeContent } = useMember()
  const { t } = words
  if (check.type === 'none') return null
  if (check.type === 'gained')
    return (
      <WeightGainCareCard {...{ words, titleRef }} gain={check.gain} isGeneral={check.isGeneral} />
    )
  return (
    <Banner
      tone="warning"
      headingLevel={2}
      live={check.isPending ? 'status' : 'alert'}
      title={t(check.isPending ? 'weight.gain.pending' : 'weight.gain.unknown')}
      actions={
        <PlainLink look="standalone" href={supportCall.href}>
          {t('weight.gain.us', { phone: supportCall.label })}
        </PlainLink>
      }
    >
      {hasSafeContent ? generalGainRule(words) : t('weight.gain.ask')}
    </Banner>
  )
}
