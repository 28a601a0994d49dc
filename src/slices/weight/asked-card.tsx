import type { AskedWeight } from '#domain/weight-odd.ts'
import type { Marking } from '#gateway/weight-marking.queries.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { useAnswered } from './use-answered.ts'
import type { Words } from './use-words.ts'

/**
 * Asks about a reading that somebody else may have made. Her answer puts right whether it counts;
 * she is asked once.
 */
export function AskedCard({
  asked: { reading, usual, isCounted },
  marking,
  answered,
  words,
}: {
  asked: AskedWeight
  marking: Marking
  answered: ReturnType<typeof useAnswered>
  words: Words
}) {
  const { t } = words
  const { id } = reading
  async function answer(isHers: boolean) {
    // Before it is marked: marked, it would be asked about the other way round.
    answered.add(id)
    if (isHers !== isCounted && !(await marking.mark({ id, isIrregular: !isHers })))
      return answered.remove(id)
    answered.keep(id)
    showToast({
      tone: 'success',
      title: t(isHers ? 'weight.mark.counted' : 'weight.mark.left-out'),
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
      {usual === null ? '' : `${t('weight.asked.usual', { usual: words.pounds(usual) })} `}
      {t(isCounted ? 'weight.asked.counts' : 'weight.asked.irregular')}
    </Banner>
  )
}
