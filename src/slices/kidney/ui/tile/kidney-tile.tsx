import { href } from '#platform/model/paths.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { filtrationRangeOf, filtrationScale, type KidneyResults } from '../../model/kidney.ts'
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
import { resultVerdict } from '#vitals/model/care/result-verdict.ts'
import { useVerdictWords } from '#vitals/ui/lab-results/use-verdict-words.ts'
import { useKidneyGroupWords } from '../use-kidney-group-words.ts'

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

function Results({ results, isStale }: { results: KidneyResults; isStale: boolean }) {
  const t = useMessages()
  const days = useDayFormat()
  const { number } = useFormat()
  const { group, unknown } = useKidneyGroupWords()
  const say = useVerdictWords('kidney')
  const { filtrationResults: filtration, albuminResults: albumin } = results
  const name = t('kidney.title')
  const [latest] = filtration.items
  if (latest === undefined) {
    // A member may have results of the urine test only.
    const { items, leftOut } = albumin
    const isNone = noneOf(items, filtration.leftOut + leftOut) !== null
    const value = t(isNone ? 'dashboard-more.kidney.none.value' : 'kidney.albumin')
    return (
      <Tile
        to={to}
        icon="kidney"
        name={name}
        label={isNone ? t('dashboard-more.kidney.none', { name }) : `${name}, ${value}`}
        value={
          <Text as="span" look="label">
            {value}
          </Text>
        }
        when={isNone ? t('kidney.none.text') : undefined}
      />
    )
  }
  const range = filtrationRangeOf(latest.category)
  const status = 'sent' in range ? unknown(range) : group(range)
  const verdict = resultVerdict(filtration, filtrationScale, days.today)
  const taken = t('kidney.taken', { day: days.within(latest.timestamp) })
  const moved =
    verdict === null || !('before' in verdict)
      ? taken
      : `${taken}. ${say(verdict, number).replace(/\.$/, '')}`
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
