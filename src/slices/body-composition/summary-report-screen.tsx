import { bodyFigures, bodyParts, type BodyPartName, type BodyPeriod, bodyPeriods, parseBodyPeriod } from '#domain/body-composition.ts'
import { figureValues } from '#domain/figure-needs.ts'
import { fullNameOf } from '#domain/member.ts'
import { dayOf } from '#domain/readings.ts'
import { shortageOf } from '#domain/sufficiency.ts'
import { type OpenedBody, useOpenedBody } from '#gateway/body-composition.queries.ts'
import { useFigureWords } from '#i18n/use-figure-words.ts'
import { useReadingWords } from '#i18n/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { saveFile } from '#kit/save-file.ts'
import { useInitialAnswers, useMember } from '#session/member-context.tsx'
import { Facts } from '#ui/chart/chart-frame.tsx'
import { FigureFact } from '#ui/figure/figure-fact.tsx'
import { useSearch } from '#ui/link/use-search.ts'
import { ReportSheet } from '#ui/report/report-sheet.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import { BodyChart, BodyTable } from './body-chart.tsx'
import { logFile } from './log-file.ts'
import { BodyPage, BodyRead, NoBody } from './page.tsx'

/** What a period came to, on one page for the screen, for paper and for a spreadsheet. */
export const SummaryReportScreen = () => (
  <BodyPage tab="summary-report">
    <Report />
  </BodyPage>
)

function Report() {
  const { today } = useToday()
  const { hasWeightManagement, activePrograms } = useMember()
  const [params] = useSearch()
  const range = parseBodyPeriod(params)
  const read = useOpenedBody({ span: null, length: range, today })
  return <BodyRead read={read}>{opened => (opened.opening.latest === null ? <NoBody hasGuide={hasWeightManagement || activePrograms.heartFailure} /> : <Sheet opened={opened} range={range} />)}</BodyRead>
}

function Sheet({ opened: { opening: { span }, readings }, range }: { opened: OpenedBody; range: BodyPeriod }) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const { t } = words
  const { personal } = useInitialAnswers()
  const [, onChange] = useSearch()
  return (
    <ReportSheet
      words={words}
      title={t('body-composition.report.title')}
      facts={{ name: personal.value === null ? null : fullNameOf(personal.value), span: words.span(span), count: readings.length, unit: t('body-composition.unit.percent'), zone: words.zone(readings) }}
      basis={words.basis({ count: readings.length, days: new Set(readings.map(dayOf)).size })}
      ranges={bodyPeriods}
      range={range}
      onRange={days => onChange({ range: String(days) })}
      onSave={() => saveFile(`${t('body-composition.logs.file')}-${span.start}-${span.end}.csv`, 'text/csv;charset=utf-8', logFile(t, readings))}
    >
      {readings.length === 0 ? (
        <EmptyState icon="scale" title={t('readings.none.title')}>{t('readings.none.text')}</EmptyState>
      ) : (
        <>
          {bodyParts.map(part => <Part key={part} {...{ part, readings, span }} />)}
          <Stack gap="s2">
            <Heading level={3} look="label">{t('body-composition.report.how')}</Heading>
            <Text look="small" tone="secondary" reading>{t('body-composition.report.how.text')}</Text>
          </Stack>
        </>
      )}
    </ReportSheet>
  )
}

/** One part: its figures, its chart and the table of it. Nothing where it was not measured. */
function Part({ part, readings, span }: { part: BodyPartName; readings: OpenedBody['readings']; span: OpenedBody['opening']['span'] }) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const { t } = words
  const says = useFigureWords(words, figureValues)
  const figures = bodyFigures(readings, span, part)
  if (figures === null) return null
  const name = t(`body-composition.${part}`)
  const one = (value: number) => words.number(value, { decimals: 1 })
  const lack = shortageOf('average', figures)
  const withheld = lack === null ? null : says.shortage(lack)
  return (
    <Stack gap="s4">
      <Heading level={3}>{t(`body-composition.chart.title.${part}`)}</Heading>
      <Facts>
        <FigureFact
          term={t('body-composition.fact.average', { part: name })}
          value={<Metric size="md" value={one(figures.average)} unit={t('body-composition.unit.percent')} />}
          withheld={withheld}
          how={says.how('body-composition.average', span, figures)}
          note={t('body-composition.fact.range', { lowest: one(figures.lowest), highest: one(figures.highest) })}
        />
        <FigureFact
          term={t('body-composition.fact.change', { part: name })}
          withheld={withheld}
          how={says.how('body-composition.moved', span, figures)}
          value={figures.change === null ? null : <Metric size="md" value={words.number(figures.change, { decimals: 1, signed: true })} unit={t('body-composition.change.points')} />}
          note={words.basis(figures)}
        />
      </Facts>
      <BodyChart {...{ readings, span, part, words }} />
      <BodyTable {...{ readings, span, part, words }} />
    </Stack>
  )
}
