import { NoneText } from '#ui/feedback/empty-state.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { href } from '#platform/model/paths.ts'
import { bloodSugarFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Period } from '#platform/model/date-span.ts'
import { WeeklyCard } from '#vitals/ui/overview/weekly-card.tsx'
import { rangeLimitWords } from '../blood-sugar-range-shares.tsx'
import { UnrangedNote } from '../unranged-note.tsx'
import { BloodSugarChart } from '../blood-sugar-chart.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The last seven days: the readings, the share in range and a link to the trends. */
export function BloodSugarWeek({
  readings,
  leftOut,
  week,
  words,
}: {
  readings: readonly BloodSugarReading[]
  leftOut: number
  week: Period
  words: BloodSugarWords
}) {
  const { t } = words
  const figures = bloodSugarFigures(readings)
  const share = figures === null ? null : { count: figures.inRange.count, total: figures.ranged }
  return (
    <WeeklyCard
      title={t('blood-sugar.week.title')}
      basis={figures === null ? null : words.basis(figures)}
      figure={share === null ? null : t('blood-sugar.week.in-range', share)}
      target={t('blood-sugar.target', { limits: rangeLimitWords(words, 'inRange') })}
      trends={href('bloodSugarTrends')}
    >
      <UnrangedNote count={figures?.unranged} words={words} />
      {figures === null || share === null ? (
        <NoneText none={noneOf(readings, leftOut)}>{t('blood-sugar.week.none')}</NoneText>
      ) : (
        <BloodSugarChart
          readings={readings}
          span={week}
          words={words}
          compact
          label={
            figures.average === null
              ? t('blood-sugar.week.about-text', share)
              : t('blood-sugar.week.about', { ...share, average: figures.average })
          }
        />
      )}
    </WeeklyCard>
  )
}
