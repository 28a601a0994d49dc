import { Fragment, type ReactElement } from 'react'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { href } from '#platform/model/paths.ts'
import {
  type PressureChange,
  pressureChange,
  type SugarChange,
  sugarChange,
  type WeightMove,
  weightMove,
} from '#vitals/model/report/weekly-changes.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import type { MessageKey, MessageValues } from '#i18n/areas.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { Link } from '#ui/navigation/link.tsx'

/** The log page of each area that can have a change. */
const logs = {
  'blood-sugar': href('bloodSugarLogs'),
  'blood-pressure': href('bloodPressureLogs'),
  weight: href('weightLogs'),
} as const
export type ChangingArea = keyof typeof logs
type Sentence = {
  readonly span: DateSpan
  readonly id: MessageKey
  readonly values: MessageValues
  /** The readings that the figures leave out, because their meal tag is unknown. */
  readonly unranged?: number
}

/**
 * The weekly changes, one sentence for each area with a link to its readings. Areas with too few
 * readings or a failed query are left out; if all loaded and none has enough, a sentence says when
 * changes will appear.
 */
export function WeeklyChangesPanel({ areas }: { areas: readonly ChangingArea[] }) {
  const { today } = useToday()
  const { hasWeightManagement } = useMember()
  const userId = useInitialAnswers().userId.value
  const t = useMessages()
  const days = useDayFormat()
  const { number } = useFormat()
  const has = (area: ChangingArea) => areas.includes(area)
  const pressure = useBloodPressureReadings({
    userId: userId ?? '',
    ...newestRequest,
    wanted: has('blood-pressure') && userId !== null,
  })
  const sugar = useBloodSugarReadings({ ...newestRequest, wanted: has('blood-sugar') })
  const weight = useRecentWeights({ hasWeightManagement, wanted: has('weight') })
  const pounds = (value: number) => number(value, { decimals: 1 })

  const sentences: Readonly<Record<ChangingArea, Sentence | null>> = {
    'blood-sugar':
      sugar.state === 'ready' && has('blood-sugar')
        ? sentenceOf(sugarChange(sugar.data, today), sugarWords)
        : null,
    'blood-pressure':
      pressure.state === 'ready' && has('blood-pressure')
        ? sentenceOf(pressureChange(pressure.data, today), pressureWords)
        : null,
    weight:
      weight.state === 'ready' && has('weight')
        ? sentenceOf(weightMove(weight.data, today), (move) =>
            weightWords(move, pounds, days.within),
          )
        : null,
  }
  const shown = areas.flatMap((area) =>
    sentences[area] === null ? [] : [{ area, ...sentences[area] }],
  )
  const read = { 'blood-sugar': sugar, 'blood-pressure': pressure, weight }
  const leftOut = areas.reduce(
    (sum, area) => sum + (read[area].state === 'ready' ? (read[area].leftOut ?? 0) : 0),
    0,
  )
  const unranged = shown.reduce((sum, { unranged: count = 0 }) => sum + count, 0)
  const notes = [
    ['dashboard-more.changed.left-out', leftOut],
    ['dashboard-more.changed.unranged', unranged],
  ] as const
  const said =
    shown.length === 0 &&
    areas.length > 0 &&
    areas.every((area) => read[area].state === 'ready') ? (
      <span>{t('dashboard-more.changed.none')}</span>
    ) : (
      shown.map(({ area, span, id, values }, at) => (
        <span key={area}>
          {at === 0 ? null : ' '}
          <RichMessage
            id={id}
            values={values}
            components={
              [
                <Link key={0} to={`${logs[area]}?from=${span.start}&to=${span.end}`} />,
              ] satisfies ReactElement[]
            }
          />
        </span>
      ))
    )
  return (
    <>
      {said}
      {notes.map(([id, count]) =>
        count === 0 ? null : (
          <Fragment key={id}>
            {' '}
            <span>{t(id, { count })}</span>
          </Fragment>
        ),
      )}
    </>
  )
}

const sentenceOf = <Fact extends { readonly span: DateSpan }>(
  fact: Fact | null,
  say: (fact: Fact) => Omit<Sentence, 'span'>,
): Sentence | null => (fact === null ? null : { span: fact.span, ...say(fact) })

function sugarWords(fact: SugarChange): Omit<Sentence, 'span'> {
  if (fact.kind === 'danger') {
    const { veryLow, veryHigh } = fact
    if (veryLow > 0 && veryHigh > 0)
      return { id: 'dashboard-more.changed.sugar.both', values: { low: veryLow, high: veryHigh } }
    return veryLow > 0
      ? { id: 'dashboard-more.changed.sugar.very-low', values: { count: veryLow } }
      : { id: 'dashboard-more.changed.sugar.very-high', values: { count: veryHigh } }
  }
  const { now, before, unranged } = fact
  return {
    id: 'dashboard-more.changed.sugar',
    values: { count: now.count, total: now.total, earlier: before.count, all: before.total },
    unranged,
  }
}

function pressureWords(fact: PressureChange): Omit<Sentence, 'span'> {
  if (fact.kind === 'severe')
    return { id: 'dashboard-more.changed.pressure.severe', values: { count: fact.count } }
  const { systolic, diastolic, change } = fact
  const average = `${systolic}/${diastolic}`
  if (change.kind === 'steady')
    return { id: 'dashboard-more.changed.pressure.steady', values: { average } }
  return {
    id: `dashboard-more.changed.pressure.${change.kind}.${change.number}`,
    values: { average, points: change.points },
  }
}

const weightWords = (
  { pounds, latest, since }: WeightMove,
  written: (pounds: number) => string,
  day: (of: string) => string,
): Omit<Sentence, 'span'> => ({
  id: `dashboard-more.changed.weight.${pounds === 0 ? 'same' : pounds < 0 ? 'down' : 'up'}`,
  values: { pounds: written(Math.abs(pounds)), latest: written(latest), day: day(since) },
})
