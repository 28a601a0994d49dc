import { useMemo } from 'react'
import { type UsualDay, usualDayOf } from '../../model/usual-day.ts'
import {
  type BloodSugarFigures,
  mealFigures,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { comparison } from '#vitals/model/thresholds.ts'
import { shortageOf } from '#vitals/model/report/sample-size.ts'
import { FigureExplained } from '#vitals/ui/figures/page-explanations.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { ChartLegend } from '#ui/charts/chart-legend.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SplitCard } from '#ui/layout/split-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { rangeLimitWords } from '../blood-sugar-range-shares.tsx'
import { BloodSugarReadingTable } from '../blood-sugar-reading-table.tsx'
import { BloodSugarMealTable } from '../report/blood-sugar-meal-table.tsx'
import { UnrangedNote } from '../unranged-note.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'
import { RangeShareColumns } from './range-share-columns.tsx'
import type { BloodSugarTrendView } from './blood-sugar-trend-view.ts'
import { UsualDayChart, UsualDayDots } from './usual-day-chart.tsx'

const heading = { id: 'blood-sugar-day' } as const

/** The usual day of a span with its one number, beside the distribution over the ranges. */
export function UsualDayPanel({
  figures,
  ...shown
}: BloodSugarTrendView & { figures: BloodSugarFigures }) {
  return (
    <SplitCard
      main="start"
      labelledBy={heading.id}
      start={<Day {...shown} />}
      end={<Shares figures={figures} {...shown} />}
    />
  )
}

/** The finding of a usual day; the overview's pattern and the report name the same average. */
function findingWords({ t }: BloodSugarWords, day: UsualDay): string {
  if (day.state !== 'line') return t('blood-sugar.day.title')
  const { highest } = day
  return highest === null || highest.meal === 'noMeal'
    ? t('blood-sugar.day.level')
    : t(`blood-sugar.finding.meal.${highest.meal}`, { average: highest.average })
}

function Day({ readings, span, basis, words, view }: BloodSugarTrendView) {
  const { t } = words
  const figures = useFigureWords(words)
  const day = useMemo(() => usualDayOf(readings), [readings])
  const days = words.span(span)
  const finding = findingWords(words, day)
  const about = t('blood-sugar.day.about', { span: days, basis: words.basis(basis) })
  return (
    <>
      <ChartFrame
        finding={finding}
        view={view}
        inside={heading}
        keyboardHint={readings.length > 1 ? t('readings.keys') : undefined}
        sub={
          day.state === 'line'
            ? about
            : `${about} ${
                day.state === 'few'
                  ? figures.shortage(day.shortage)
                  : t('blood-sugar.pattern.few.text', { need: comparison.minReadings })
              }`
        }
        chart={
          day.state === 'line' ? (
            <UsualDayChart {...{ readings, words }} {...day} label={finding} />
          ) : (
            <UsualDayDots {...{ readings, words }} label={finding} />
          )
        }
        legend={
          <Stack gap="s3">
            <ChartLegend
              items={[
                ...(day.state === 'line'
                  ? [{ line: true as const, label: t('blood-sugar.day.line') }]
                  : []),
                { ...rangeMarks.bloodSugar.inRange, label: t('blood-sugar.day.dot') },
                {
                  band: true,
                  label: t('blood-sugar.target', { limits: rangeLimitWords(words, 'inRange') }),
                },
              ]}
            />
            <Text look="caption" tone="muted">
              {t('readings.zone', { zone: words.zone(readings) })}
            </Text>
          </Stack>
        }
        table={
          <BloodSugarReadingTable
            readings={readings}
            caption={t('blood-sugar.table.caption', { span: days })}
            words={words}
          />
        }
      />
      {day.state === 'line' ? (
        <FigureExplained
          of={t('blood-sugar.day.line')}
          how={figures.how('blood-sugar.meals', span, basis)}
        />
      ) : null}
    </>
  )
}

function Shares({
  figures,
  basis,
  span,
  words,
}: BloodSugarTrendView & { figures: BloodSugarFigures }) {
  const { t } = words
  const figureWords = useFigureWords(words)
  const lack = shortageOf('share', basis)
  return (
    <Stack gap="s4">
      <div>
        <Heading level={2}>
          {t('blood-sugar.finding.in-range', {
            count: figures.inRange.count,
            total: figures.ranged,
          })}
        </Heading>
        {lack === null ? null : (
          <Text tone="secondary">{t('blood-sugar.shares.few', { need: lack.need.count })}</Text>
        )}
      </div>
      <RangeShareColumns shares={figures.shares} total={figures.ranged} words={words} />
      <UnrangedNote count={figures.unranged} words={words} />
      {figures.beyondMeter === 0 ? null : (
        <Text look="small" tone="secondary">
          {t('figures.apart.blood-sugar', { count: figures.beyondMeter })}
        </Text>
      )}
      <FigureExplained
        of={t('blood-sugar.shares.title')}
        how={figureWords.how('blood-sugar.share', span, basis)}
      />
    </Stack>
  )
}

/** The averages by meal, the same numbers as the line of the usual day. */
export function MealAverages({ readings, span, words }: BloodSugarTrendView) {
  const { t } = words
  const meals = useMemo(() => mealFigures(readings), [readings])
  if (meals.length === 0) return null
  return (
    <Stack as="section" gap="s4">
      <Heading level={2}>{t('blood-sugar.report.meals')}</Heading>
      <Card padding="none" clip>
        <BloodSugarMealTable
          meals={meals}
          caption={t('blood-sugar.report.meals.caption', { span: words.span(span) })}
          words={words}
        />
      </Card>
    </Stack>
  )
}
