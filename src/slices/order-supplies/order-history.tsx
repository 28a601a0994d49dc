import { support, supportCall } from '#domain/contact.ts'
import { isUnknown } from '#domain/unknown.ts'
import { useSupplyOrders } from '#gateway/supply-orders.queries.ts'
import { calendarDay } from '#i18n/format.ts'
import { useDays } from '#i18n/use-days.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { MorePages } from '#ui/read/more-pages.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

/** The member's orders, the latest first, and how far each is. */
export function OrderHistory() {
  const t = useMessages()
  const days = useDays()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const read = useSupplyOrders()
  // The card says it in its own words.
  const leftOut = read.state === 'ready' ? (read.leftOut ?? 0) : 0
  return (
    <Shown
      read={read.state === 'ready' ? { ...read, leftOut: 0 } : read}
      loading={t('order-supplies.history.loading')}
      failed={t('order-supplies.history.failed')}
      support={supportCall}
      bones={['12rem']}
    >
      {({ rows: orders, more }) =>
        orders.length === 0 && leftOut === 0 && more.state === 'none' ? (
          <Card>
            <EmptyState icon="box" title={t('order-supplies.history.none')}>
              {t('order-supplies.history.none.text')}
            </EmptyState>
          </Card>
        ) : (
          <Card>
            <Stack gap="s4">
              <Heading level={2} look="h3">
                {t('order-supplies.history')}
              </Heading>
              <Rows>
                {orders.map(({ id, orderType, status, orderedAt, estimatedDelivery }) => (
                  <Row
                    key={id}
                    title={t(
                      isUnknown(orderType)
                        ? 'order-supplies.type.unknown'
                        : `order-supplies.type.${orderType}`,
                    )}
                    detail={`${t('order-supplies.ordered-on', { day: days.within(calendarDay(Date.parse(orderedAt), timeZone)) })}. ${estimatedDelivery === undefined ? '' : `${t('order-supplies.arrives', { day: days.within(estimatedDelivery) })}.`}`}
                    end={
                      <Text as="span" look="small" strong>
                        {isUnknown(status)
                          ? t('order-supplies.status.unknown', { phone: support.phone })
                          : t(`order-supplies.status.${status}`)}
                      </Text>
                    }
                  />
                ))}
              </Rows>
              <MorePages shown={orders.length} more={more} />
              {leftOut === 0 ? null : (
                <Text tone="secondary">
                  {t('order-supplies.history.left-out', { count: leftOut, phone: support.phone })}
                </Text>
              )}
            </Stack>
          </Card>
        )
      }
    </Shown>
  )
}
