import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { changeOf, filtrationRangeOf, type KidneyResults } from '../../model/kidney.ts'
import { useKidneyResults } from '../../api/use-kidney-results.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile, TileWord } from '#ui/data/tile.tsx'
import { useKidneyRangeWords } from '../use-kidney-range-words.ts'

const to = href('kidneyHealth')
const none = {
  filtrationResults: { items: [], leftOut: 0 },
  albuminResults: { items: [], leftOut: 0 },
  persistent: false,
} satisfies KidneyResults

/**
 * The dashboard tile of kidney health: the newest filtration result, its range (never a stage,
 * docs/clinical.md#kidney), date and change. It is a list item.
 */
export function KidneyTile() {
  const t = useMessages()
  const read = useKidneyResults()
  if (isNotFound(read)) return <Results results={none} isStale={false} />
  return (
    <TileQueryState
      read={read}
      loading={t('kidney.loading')}
      name={t('kidney.title')}
      title={t('kidney.failed')}
      support={supportCall}
    >
      {(results, isStale) => <Results results={results} isStale={isStale} />}
    </TileQueryState>
  )
}

function Results({
  results: { filtrationResults: filtration },
  isStale,
}: {
  results: KidneyResults
  isStale: boolean
}) {
  const t = useMessages()
  const days = useDayFormat()
  const { number } = useFormat()
  const { place } = useKidneyRangeWords()
  const name = t('kidney.title')
  const [latest] = filtration.items
  if (latest === undefined) {
    return (
      <Tile
        to={to}
        icon="kidney"
        name={name}
        label={t('dashboard-more.kidney.none', { name })}
        value={
          <Text as="span" look="label">
            {t('dashboard-more.kidney.none.value')}
          </Text>
        }
        when={t('kidney.none.text')}
      />
    )
  }
  const status = place(filtrationRangeOf(latest.category))
  const change = changeOf(filtration)
  const taken = t('kidney.taken', { day: days.within(latest.timestamp) })
  const moved =
    change === null
      ? taken
      : `${taken}. ${t(`kidney.change.${change.by === 0 ? 'same' : change.by < 0 ? 'less' : 'more'}`, { by: number(Math.abs(change.by)), day: days.within(change.since) })}`
  const whole =
    filtration.leftOut === 0
      ? moved
      : t('dashboard.tile.left-out', { when: moved, count: filtration.leftOut })
  const when = isStale ? t('dashboard.tile.stale', { when: whole }) : whole
  return (
    <Tile
      to={to}
      icon="kidney"
      name={name}
      when={when}
      label={t('dashboard.tile.reading', {
        name,
        value: `eGFR ${number(latest.value)}`,
        status,
        when,
      })}
      value={<Metric value={number(latest.value)} unit="eGFR" />}
      status={<TileWord icon="chart">{status}</TileWord>}
      {...(filtration.items.length < 2
        ? {}
        : {
            sparkline: (
              <Sparkline
                kind="line"
                shape="circle"
                tone="neutral"
                values={filtration.items.map(({ value }) => value).toReversed()}
              />
            ),
          })}
    />
  )
}
