import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import type { FigureExplanation } from '../wording/use-figure-words.ts'
import { ChartFact } from '#ui/charts/chart-frame.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FigureExplanationDetails } from './figure-explanation-details.tsx'

/**
 * A figure among `Facts`: what it is, its value, what it stands on, and how it is worked out. With
 * `withheld`, a sentence of `useFigureWords`, the value is not shown: it says instead that readings
 * are missing, how many, and what to do.
 */
export function FigureItem({
  term,
  value,
  note,
  trend,
  withheld = null,
  how,
}: {
  term: string
  value: ReactNode
  note?: ReactNode
  trend?: 'up' | 'down' | undefined
  withheld?: string | null
  how?: FigureExplanation | undefined
}) {
  const t = useMessages()
  return (
    <ChartFact
      term={term}
      value={
        withheld === null ? (
          value
        ) : (
          <Text as="span" tone="secondary" strong>
            {t('readings.few')}
          </Text>
        )
      }
      note={withheld ?? note}
      trend={withheld === null ? trend : undefined}
      how={how === undefined ? undefined : <FigureExplanationDetails of={term} how={how} />}
    />
  )
}
