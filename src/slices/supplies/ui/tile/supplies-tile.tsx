import { isUnreadable } from '#platform/model/parts/part.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import type { StripsNeed } from '#vitals/model/care/strips-need.ts'
import { useStripsNeed } from '#vitals/api/care/supplies-queries.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { type Translate, useMessages } from '#i18n/use-messages.ts'
import { Metric } from '#ui/data/metric.tsx'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile, TileWord } from '#ui/data/tile.tsx'

const to = href('orderSupplies')
const icons = {
  onItsWay: 'clock',
  order: 'info',
  low: 'info',
  enough: 'check',
  unknown: 'info',
} as const satisfies Record<StripsNeed['kind'], string>

/**
 * The dashboard tile of supplies: the strip count and its need (`stripsNeedOf`). It is a list item.
 */
export function SuppliesTile() {
  const t = useMessages()
  return (
    <TileQueryState
      read={useStripsNeed()}
      loading={t('supplies.strips.loading')}
      name={t('dashboard-more.name.supplies')}
      title={t('supplies.strips.failed')}
      support={supportCall}
    >
      {(need, isStale) => <Left need={need} isStale={isStale} />}
    </TileQueryState>
  )
}

function Left({ need, isStale }: { need: StripsNeed; isStale: boolean }) {
  const t = useMessages()
  const days = useDayFormat()
  const { number } = useFormat()
  const name = t('dashboard-more.name.supplies')
  const { status, what } = wordsOf(need, t, days.within)
  const when = isStale ? t('dashboard.tile.stale', { when: what }) : what
  const value = number(need.left)
  return (
    <Tile
      to={to}
      icon="box"
      name={name}
      when={when}
      label={t('dashboard.tile.reading', {
        name,
        value: `${value} ${t('supplies.strips.unit')}`,
        status,
        when,
      })}
      value={<Metric value={value} unit={t('supplies.strips.unit')} />}
      status={<TileWord icon={icons[need.kind]}>{status}</TileWord>}
    />
  )
}

function wordsOf(
  need: StripsNeed,
  t: Translate,
  day: (of: string) => string,
): { readonly status: string; readonly what: string } {
  if (need.kind === 'enough')
    return {
      status: t('dashboard-more.supplies.enough'),
      what: t('dashboard-more.supplies.counted'),
    }
  if (need.kind === 'unknown')
    return {
      status: t('dashboard-more.supplies.unknown'),
      what: t('dashboard-more.supplies.counted'),
    }
  if (need.kind !== 'onItsWay')
    return {
      status: t('dashboard-more.supplies.few'),
      what: t(`dashboard-more.supplies.${need.kind}`),
    }
  const { orderType, status, estimatedDelivery } = need.order
  const arrival =
    estimatedDelivery === undefined
      ? ''
      : `. ${t('supplies.arrives', { day: isUnreadable(estimatedDelivery) ? t('ui.unreadable') : day(estimatedDelivery) })}`
  return {
    status: t(`supplies.status.${status}`),
    what: `${t(`supplies.type.${orderType}`)}${arrival}`,
  }
}
