import type { ReactNode } from 'react'
import type { LabResult, ResultVerdict } from '../../model/care/result-verdict.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Metric } from '#ui/data/metric.tsx'
import { Card } from '#ui/layout/card.tsx'
import { screenOnly } from '#ui/layout/print/print-header.css.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { LabResultChart, type UsualBand } from './lab-result-chart.tsx'
import type { LabArea } from './lab-area.ts'
import { useVerdictWords } from './use-verdict-words.ts'

/**
 * The newest result of a test: what it measures, the number, its word (`status`), the verdict
 * against the result before, its day and age, and one chart of all results.
 */
export function LabResultCard({
  slug,
  title,
  text,
  results,
  shown,
  unit,
  status,
  range,
  verdict,
  usual,
  headingLevel = 2,
}: {
  slug: LabArea
  title: string
  text: string
  /** Newest first; not empty. */
  results: Rows<LabResult>
  shown: (value: number) => string
  unit: string
  status?: ReactNode
  /** The name and limits of the range that the result is in. */
  range?: string | undefined
  verdict: ResultVerdict | null
  usual: UsualBand | null
  headingLevel?: 2 | 3
}) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  const say = useVerdictWords(slug)
  const [latest] = results.items
  if (latest === undefined) return null
  const said = verdict === null ? null : say(verdict, shown)
  return (
    <Card>
      <Stack gap="s4">
        <div>
          <Heading level={headingLevel} look="h3">
            {title}
          </Heading>
          <Text look="small" tone="secondary">
            {text}
          </Text>
        </div>
        <Stack gap="s1">
          <p>
            <Metric size="xl" value={shown(latest.value)} unit={unit} />
          </p>
          {status}
          {said === null ? null : <Text strong>{said}</Text>}
          <Text look="small" tone="muted">
            {range === undefined ? null : <span>{`${range} `}</span>}
            <span>{t(`${slug}.taken`, { day: days.within(latest.timestamp) })}</span>
            <span className={screenOnly}>{`, ${days.age(latest.timestamp)}`}</span>
            <span>.</span>
          </Text>
        </Stack>
        {results.items.length < 2 ? null : (
          <LabResultChart label={[title, said].join('. ')} {...{ results, shown, unit, usual }} />
        )}
      </Stack>
    </Card>
  )
}
