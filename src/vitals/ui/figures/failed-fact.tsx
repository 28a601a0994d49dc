import { useMessages } from '#i18n/use-messages.ts'
import type { FailedQuery } from '#ui/feedback/query-state/failed-query.ts'
import { ChartFact } from '#ui/charts/chart-frame.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** A figure of `ChartFacts` that could not be loaded, with a retry. */
export function FailedFact({ term, ...read }: { term: string } & RetriedQuery) {
  return <ChartFact term={term} value={<FailedFigure />} note={<RetryFigure {...read} />} />
}

type RetriedQuery = Pick<FailedQuery, 'again' | 'retrying'>

/** The words in place of a figure that could not be loaded. */
export function FailedFigure() {
  const t = useMessages()
  return (
    <Text as="span" tone="secondary">
      {t('figures.failed')}
    </Text>
  )
}

/** Loads a figure again. */
export function RetryFigure({ again, retrying }: RetriedQuery) {
  const t = useMessages()
  return (
    <Button
      look="quiet"
      flush
      size="compact"
      working={retrying}
      workingLabel={t('readings.loading')}
      onClick={again}
    >
      {t('ui.try-again')}
    </Button>
  )
}
