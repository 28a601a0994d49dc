import { useMemo } from 'react'
import { dayCurveOf, highestHour } from '#vitals/model/blood-sugar/typical-day.ts'
import type { BloodSugarFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { shortageOf } from '#vitals/model/report/sample-size.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { SplitCard } from '#ui/layout/split-card.tsx'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { ChartLegend } from '#ui/charts/chart-legend.tsx'
import { FigureExplanationDetails } from '#vitals/ui/figures/figure-explanation-details.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TypicalDayChart, highestWords } from './typical-day-chart.tsx'
import { TypicalDayDots } from './typical-day-dots.tsx'
import { TypicalDayTable } from './typical-day-table.tsx'
import { rangeLimitWords } from '../blood-sugar-range-shares.tsx'
import { BloodSugarReadingTable } from '../blood-sugar-reading-table.tsx'
import { UnrangedNote } from '../unranged-note.tsx'
import { RangeShareColumns } from './range-share-columns.tsx'
import type { BloodSugarTrendView } from './blood-sugar-trend-view.ts'

const heading = { id: 'blood-sugar-day' } as const

/** The typical day of a span, beside the distribution over the ranges. */
export function TypicalDayPanel({
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

function Day({ readings, span, basis, words, view }: BloodSugarTrendView) {
  const { t } = words
  const figures = useFigureWords(words)
  const curve = useMemo(() => dayCurveOf(readings), [readings])
  const days = words.span(span)
  const highest = useMemo(
    () => (curve.state === 'curve' ? highestHour(curve.hours) : null),
    [curve],
  )
  const finding =
    curve.state !== 'curve'
      ? t('blood-sugar.day.title')
      : highest === null
        ? t('blood-sugar.day.level')
        : highestWords(words, highest)
  const caption = t('blood-sugar.day.caption', { span: days })
  const how = (
    <FigureExplanationDetails
      of={t('blood-sugar.day.title')}
      how={figures.how('blood-sugar.curve', span, basis)}
    />
  )
  const frame = {
    finding,
    view,
    inside: heading,
    keyboardHint: readings.length > 1 ? t('readings.keys') : undefined,
    how,
  }
  if (curve.state === 'curve') {
    return (
      <ChartFrame
        {...frame}
        sub={t('blood-sugar.day.about', { span: days, basis: words.basis(basis) })}
        chart={
          <TypicalDayChart hours={curve.hours} highest={highest} words={words} label={finding} />
        }
        legend={
          <ChartLegend
            items={[
              { swatch: 'middle', label: t('blood-sugar.day.middle') },
              { swatch: 'inner', label: t('blood-sugar.day.half') },
              { swatch: 'outer', label: t('blood-sugar.day.most') },
              {
                swatch: 'bar',
                label: t('blood-sugar.target', { limits: rangeLimitWords(words, 'inRange') }),
              },
            ]}
          />
        }
        table={<TypicalDayTable hours={curve.hours} caption={caption} words={words} />}
      />
    )
  }
  const why =
    curve.state === 'few'
      ? figures.shortage(curve.shortage)
      : t('blood-sugar.day.scattered', { need: curve.need })
  return (
    <ChartFrame
      {...frame}
      sub={
        <>
          <span>{`${t('blood-sugar.day.single')} ${why}`}</span>
        </>
      }
      chart={<TypicalDayDots readings={readings} words={words} label={finding} />}
      table={<BloodSugarReadingTable readings={readings} caption={caption} words={words} />}
    />
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
        <Heading level={2}>{t('blood-sugar.shares.title')}</Heading>
        <Text tone="secondary">
          {lack === null
            ? t('blood-sugar.shares.text')
            : t('blood-sugar.shares.few', { need: lack.need.count })}
        </Text>
      </div>
      <RangeShareColumns shares={figures.shares} total={figures.ranged} words={words} />
      <UnrangedNote count={figures.unranged} words={words} />
      <FigureExplanationDetails
        of={t('blood-sugar.shares.title')}
        how={figureWords.how('blood-sugar.share', span, basis)}
      />
    </Stack>
  )
}
