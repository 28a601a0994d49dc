import { isUnreadable } from '#platform/model/parts/part.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { support, supportCall } from '#platform/model/support-contact.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useSupplyOrders } from '#session/member/api/use-supply-orders.ts'
import { calendarDay } from '#i18n/format.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { LoadMore } from '#ui/feedback/query-state/load-more.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** The member's orders with their status, latest first. */
export function SupplyOrderHistory() {
  const t = useMessages()
  const days = useDayFormat()
  const timeZone = memberTimeZone()
  const read = useSupplyOrders()
  // The card has its own text for this state.
  const leftOut = read.state === 'ready' ? (read.leftOut ?? 0) : 0
  return (
    <QueryBoundary
      read={read.state === 'ready' ? { ...read, leftOut: 0 } : read}
      loading={t('supplies.history.loading')}
      failed={t('supplies.history.failed')}
      support={supportCall}
      bones={['12rem']}
    >
      {({ rows: orders, more }) =>
        orders.length === 0 && leftOut === 0 && more.state === 'none' ? (
          <Card>
            <EmptyState
              none={noneOf(orders, leftOut)}
              icon="box"
              title={t('supplies.history.none')}
            >
              {t('supplies.history.none.text')}
            </EmptyState>
          </Card>
        ) : (
          <Card>
            <Stack gap="s4">
              <Heading level={2} look="h3">
                {t('supplies.history')}
              </Heading>
              <List>
                {orders.map(({ id, orderType, status, orderedAt, estimatedDelivery }) => (
                  <ListRow
                    key={id}
                    title={t(
                      isUnknown(orderType) ? 'supplies.type.unknown' : `supplies.type.${orderType}`,
                    )}
                    detail={`${t('supplies.ordered-on', { day: days.within(calendarDay(Date.parse(orderedAt), timeZone)) })}. ${estimatedDelivery === undefined ? '' : `${t('supplies.arrives', { day: isUnreadable(estimatedDelivery) ? t('ui.unreadable') : days.within(estimatedDelivery) })}.`}`}
                    end={
                      <Text as="span" look="small" strong>
                        {isUnknown(status)
                          ? t('supplies.status.unknown', { phone: support.phone })
                          : t(`supplies.status.${status}`)}
                      </Text>
                    }
                  />
                ))}
              </List>
              <LoadMore shown={orders.length} more={more} />
              {leftOut === 0 ? null : (
                <Text tone="secondary">
                  {t('supplies.history.left-out', { count: leftOut, phone: support.phone })}
                </Text>
              )}
            </Stack>
          </Card>
        )
      }
    </QueryBoundary>
  )
}
