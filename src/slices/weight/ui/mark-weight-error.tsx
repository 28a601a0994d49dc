import { supportCall } from '#platform/model/support-contact.ts'
import type { WeightMarking } from '../api/use-mark-weight.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { CallReference } from '#ui/feedback/call-reference.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import type { WeightWords } from './use-weight-words.ts'

/** A mark that failed: the reading is unchanged, with the reason and what to do. */
export function MarkWeightError({
  marking: { unmarked, mark },
  words: { t },
}: {
  marking: WeightMarking
  words: WeightWords
}) {
  if (unmarked === null) return null
  const { failure } = unmarked
  const isFinal = failure._tag === 'Refused' || failure._tag === 'NotAllowed'
  return (
    <Banner
      tone="critical"
      live="alert"
      title={t('weight.mark.trouble')}
      actions={
        isFinal ? (
          <PlainLink look="standalone" href={supportCall.href}>
            {t('common.call', { phone: supportCall.label })}
          </PlainLink>
        ) : (
          <Button size="compact" look="secondary" onClick={() => void mark(unmarked.mark)}>
            {t('weight.mark.again')}
          </Button>
        )
      }
    >
      <CallReference of={failure}>
        {(isFinal ? failure.said : undefined) ?? t('weight.mark.trouble.text')}
      </CallReference>
    </Banner>
  )
}
