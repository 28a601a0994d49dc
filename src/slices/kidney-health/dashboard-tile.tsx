import { supportCall } from '#domain/contact.ts'
import { changeOf, filtrationRangeOf, type KidneyResults } from '#domain/kidney.ts'
import { useKidneyResults } from '#gateway/kidney.queries.ts'
import { isNone } from '#gateway/lab-read.ts'
import { useDays } from '#i18n/use-days.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import { TileRead } from '#ui/tile/tile-read.tsx'
import { Tile, TileWord } from '#ui/tile/tile.tsx'
import { useRangeWords } from './use-range-words.ts'

const to = '/kidney-health'
const none = {
  filtrationResults: { items: [], leftOut: 0 },
  albuminResults: { items: [], leftOut: 0 },
  persistent: false,
} satisfies KidneyResults

/**
 * The dashboard's kidney health: the newest filtration result, its range (never a stage,
 * docs/clinical.md#kidney), when, and how it moved. A list item.
 */
export function KidneyTile() {
  const t = useMessages()
  const read = useKidneyResults()
  if (isNone(read)) return <Results results={none} isStale={false} />
  return (
    <TileRead
      read={read}
      loading={t('kidney-health.loading')}
      title={t('kidney-health.failed')}
      support={supportCall}
    >
      {(results, isStale) => <Results results={results} isStale={isStale} />}
    </TileRead>
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
  const days = useDays()
  const { number } = useFormat()
  const { place } = useRangeWords()
  const name = t('kidney-health.title')
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
        when={t('kidney-health.none.text')}
      />
    )
  }
  const status = place(filtrationRangeOf(latest.category))
  const change = changeOf(filtration)
  const taken = t('kidney-health.taken', { day: days.within(latest.timestamp) })
  const moved =
    change === null
      ? taken
      : `${taken}. ${t(`kidney-health.change.${change.by === 0 ? 'same' : change.by < 0 ? 'less' : 'more'}`, { by: number(Math.abs(change.by)), day: days.within(change.since) })}`
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
