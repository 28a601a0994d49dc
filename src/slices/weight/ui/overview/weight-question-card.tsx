import type { WeightQuestion } from '../../model/weight-outliers.ts'
import type { WeightMarking } from '../../api/use-mark-weight.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { useAnsweredWeights } from '../use-answered-weights.ts'
import type { WeightWords } from '../use-weight-words.ts'

/** Asks once whether a reading is the member's. The answer corrects whether it counts. */
export function WeightQuestionCard({
  question: { reading, usual, isCounted },
  marking,
  answered,
  words,
}: {
  question: WeightQuestion
  marking: WeightMarking
  answered: ReturnType<typeof useAnsweredWeights>
  words: WeightWords
}) {
  const { t } = words
  const { id } = reading
  async function answer(isOwn: boolean) {
    // The answer is stored before the mark, else the marked reading would be asked about again.
    answered.add(id)
    if (isOwn !== isCounted && !(await marking.mark({ id, isIrregular: !isOwn })))
      return answered.remove(id)
    answered.keep(id)
    showToast({
      tone: 'success',
      title: t(isOwn ? 'weight.mark.counted' : 'weight.mark.left-out'),
    })
  }
  const figures = { pounds: words.pounds(reading.pounds), when: words.when(reading) }
  return (
    <Banner
      tone="info"
      headingLevel={2}
      title={t('weight.asked.title', figures)}
      actions={
        <>
          <Button size="compact" look="secondary" onClick={() => void answer(true)}>
            {t('weight.asked.yes')}
          </Button>
          <Button size="compact" look="secondary" onClick={() => void answer(false)}>
            {t('weight.asked.no')}
          </Button>
        </>
      }
    >
      {`${usual === null ? '' : `${t('weight.asked.usual', { usual: words.pounds(usual) })} `}${t(isCounted ? 'weight.asked.counts' : 'weight.asked.irregular')}`}
    </Banner>
  )
}
