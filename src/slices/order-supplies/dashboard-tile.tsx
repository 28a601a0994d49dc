import { supportCall } from '#domain/contact.ts'
import type { SupplyOrder } from '#domain/initial-load.ts'
import { fewStrips } from '#domain/thresholds.ts'
import { useStripsLeft, useSupplyOrders } from '#gateway/supplies.queries.ts'
import { useDays } from '#i18n/use-days.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Metric } from '#ui/text/metric.tsx'
import { TileRead } from '#ui/tile/tile-read.tsx'
import { Tile, TileWord } from '#ui/tile/tile.tsx'

const to = '/order-supplies'
const underWay = ['RECEIVED', 'PROCESSING', 'SHIPPED'] as const

/** The dashboard's supplies: strips left, and the order that is under way with the day on which it should arrive. A list item. */
export function SuppliesTile() {
  const t = useMessages()
  const orders = useSupplyOrders()
  return (
    <TileRead read={useStripsLeft()} loading={t('order-supplies.strips.loading')} title={t('order-supplies.strips.failed')} support={supportCall}>
      {(left, isStale) => <Left left={left} isStale={isStale} order={(orders.state === 'ready' ? orders.data : []).find(({ status }) => underWay.some(one => one === status))} />}
    </TileRead>
  )
}

function Left({ left, isStale, order }: { left: number; isStale: boolean; order: typeof SupplyOrder.Type | undefined }) {
  const t = useMessages()
  const days = useDays()
  const { number } = useFormat()
  const name = t('dashboard-more.supplies')
  const status = order !== undefined ? t(`order-supplies.status.${order.status}`) : t(left < fewStrips ? 'dashboard-more.supplies.few' : 'dashboard-more.supplies.enough')
  const arrival = order?.estimatedDelivery === undefined ? '' : t('order-supplies.arrives', { day: days.within(order.estimatedDelivery) })
  const what = order === undefined ? t(left < fewStrips ? 'dashboard-more.supplies.order' : 'dashboard-more.supplies.counted') : `${t(`order-supplies.type.${order.orderType}`)}${arrival === '' ? '' : `. ${arrival}`}`
  const when = isStale ? t('dashboard.tile.stale', { when: what }) : what
  return (
    <Tile
      to={to} icon="box" name={name} when={when} label={t('dashboard.tile.reading', { name, value: `${number(left)} ${t('order-supplies.strips.unit')}`, status, when })}
      value={<Metric value={number(left)} unit={t('order-supplies.strips.unit')} />}
      status={<TileWord icon={order !== undefined ? 'clock' : left < fewStrips ? 'info' : 'check'}>{status}</TileWord>}
    />
  )
}
