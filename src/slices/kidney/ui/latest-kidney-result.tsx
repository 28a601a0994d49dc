import { type KidneyRange, type UnknownRange, usualLimits } from '../model/kidney.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import type { LabResult, ResultVerdict } from '#vitals/model/care/result-verdict.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LabResultCard } from '#vitals/ui/lab-results/lab-result-card.tsx'
import type { UsualBand } from '#vitals/ui/lab-results/lab-result-chart.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useKidneyRangeWords } from './use-kidney-range-words.ts'

/** The newest result of a test, its group in plain words, and its line over time. */
export function LatestKidneyResult({
  kind,
  results,
  range,
  verdict,
}: {
  kind: 'filtration' | 'albumin'
  results: Rows<LabResult>
  range: KidneyRange | UnknownRange | undefined
  verdict: ResultVerdict | null
}) {
  const t = useMessages()
  const { number } = useFormat()
  const { group, place } = useKidneyRangeWords()
  const title = t(`kidney.${kind}.title`)
  const text = t(`kidney.${kind}.text`)
  if (range === undefined)
    return (
      <Card>
        <Stack gap="s3">
          <Heading level={2} look="h3">
            {title}
          </Heading>
          <Text>{t(results.leftOut > 0 ? 'ui.unreadable.text' : 'kidney.missing')}</Text>
        </Stack>
      </Card>
    )
  const usual: UsualBand =
    kind === 'filtration'
      ? {
          limit: usualLimits.filtrationFrom,
          side: 'above',
          label: t('kidney.usual.from', { limit: number(usualLimits.filtrationFrom) }),
        }
      : {
          limit: usualLimits.albuminUnder,
          side: 'below',
          label: t('kidney.usual.under', { limit: number(usualLimits.albuminUnder) }),
        }
  const word = group(range)
  return (
    <LabResultCard
      slug="kidney"
      {...{ title, text, results, verdict, usual }}
      shown={number}
      unit={t(`kidney.${kind}.unit`)}
      status={word === null ? undefined : <Text strong>{word}</Text>}
      range={place(range)}
    />
  )
}
