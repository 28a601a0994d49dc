import { isUnreadable } from '#platform/model/parts/part.ts'
import { useState } from 'react'
import { support, supportCall } from '#platform/model/support-contact.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import type { EligibilityStatus } from '#session/member/model/supply-orders.ts'
import { usePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { combineQueryStates } from '#platform/query/query-state.ts'
import { useStripEligibility } from '#vitals/api/care/supplies-queries.ts'
import { usePlaceOrder } from '../api/supply-writes.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { ConfirmSupplyOrder, type SupplyOrderType } from './confirm-supply-order.tsx'
import { SupplyAddress } from './supply-address.tsx'

const others = ['LANCETS', 'CONTROL_SOLUTION'] as const

/**
 * Whether strips can be ordered now, the shipping address, and the orders. An order requires an
 * address.
 */
export function SupplyOrderPanel() {
  const t = useMessages()
  const read = combineQueryStates(useStripEligibility(), usePersonalInfo())
  return (
    <QueryBoundary
      read={read}
      loading={t('supplies.eligible.loading')}
      failed={t('supplies.eligible.failed')}
      support={supportCall}
      bones={['16rem']}
    >
      {([status, personal]) => <Orders status={status} personal={personal} />}
    </QueryBoundary>
  )
}

function Orders({ status, personal }: { status: EligibilityStatus; personal: PersonalInfo }) {
  const t = useMessages()
  const placing = usePlaceOrder()
  const [confirming, setConfirming] = useState<SupplyOrderType | null>(null)
  const ask = (type: SupplyOrderType) => {
    placing.forget()
    setConfirming(type)
  }
  const { address } = personal
  const hasAddress = address !== null && !isUnreadable(address)
  const withoutAddress = address === null ? 'ADDRESS_MISSING' : 'ADDRESS_UNREADABLE'
  const said = status === 'ELIGIBLE' && !hasAddress ? withoutAddress : status
  return (
    <Card surface="mist" ripples="small">
      <Stack gap="s4">
        <div>
          <Heading level={2} look="h3">
            {t(`supplies.eligible.${said}`)}
          </Heading>
          <Text>{t(`supplies.eligible.${said}.text`)}</Text>
        </div>
        <SupplyAddress personal={personal} />
        {status === 'ELIGIBLE' && hasAddress ? (
          <div>
            <Button icon="box" aria-haspopup="dialog" onClick={() => ask('BG_STRIPS')}>
              {t('supplies.order')}
            </Button>
          </div>
        ) : null}
        {status === 'NOT_ELIGIBLE' ? (
          <div>
            <PlainLink look="standalone" href={support.dial}>
              {t('common.call', { phone: support.phone })}
            </PlainLink>
          </div>
        ) : null}
        {hasAddress ? (
          <>
            <Heading level={3} look="label">
              {t('supplies.more')}
            </Heading>
            <List>
              {others.map((type) => {
                const what = t(`supplies.type.${type}`)
                return (
                  <ListRow
                    key={type}
                    title={what}
                    end={
                      <Button
                        look="secondary"
                        size="compact"
                        aria-haspopup="dialog"
                        aria-label={t('supplies.order-name', { what })}
                        onClick={() => ask(type)}
                      >
                        {t('supplies.order-short')}
                      </Button>
                    }
                  />
                )
              })}
            </List>
          </>
        ) : null}
      </Stack>
      {confirming === null ? null : (
        <ConfirmSupplyOrder
          type={confirming}
          personal={personal}
          placing={placing}
          onClose={() => setConfirming(null)}
        />
      )}
    </Card>
  )
}
