import type { ReactNode } from 'react'
import { isUnreadable, type Unreadable } from '#platform/model/parts/part.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { FigureExplanation } from '../wording/use-figure-words.ts'
import { ChartFact } from '#ui/charts/chart-frame.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FigureExplained } from './page-explanations.tsx'

/**
 * A figure of `ChartFacts`: its name, value and sample size; its explanation goes to the page's
 * panel. `withheld` replaces the value: a sentence of `useFigureWords` when readings are missing, or
 * the unreadable value.
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
  withheld?: string | null | Unreadable
  how?: FigureExplanation | undefined
}) {
  const t = useMessages()
  return (
    <>
      <ChartFact
        term={term}
        value={
          withheld === null ? (
            value
          ) : (
            <Text as="span" tone="secondary" strong>
              {t(isUnreadable(withheld) ? 'ui.unreadable' : 'readings.few')}
            </Text>
          )
        }
        note={isUnreadable(withheld) ? undefined : (withheld ?? note)}
        trend={withheld === null ? trend : undefined}
      />
      {how === undefined ? null : <FigureExplained of={term} how={how} />}
    </>
  )
}
