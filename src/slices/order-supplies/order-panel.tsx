import { useState } from 'react'
import { support, supportCall } from '#domain/contact.ts'
import type { PersonalInfo } from '#domain/member.ts'
import type { EligibilityStatus } from '#domain/supplies.ts'
import { usePersonalInfo } from '#gateway/profile.queries.ts'
import { bothRead } from '#gateway/read.ts'
import { usePlaceOrder, useStripEligibility } from '#gateway/supplies.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PlainLink } from '#ui/link/link.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { ConfirmOrder, type OrderType } from './confirm-order.tsx'
import { SendTo } from './send-to.tsx'

const others = ['LANCETS', 'CONTROL_SOLUTION'] as const

/**
 * Whether strips can be ordered now, where orders go, and the orders themselves. Nothing is ordered
 * without an address.
 */
export function OrderPanel() {
  const t = useMessages()
  const read = bothRead(useStripEligibility(), usePersonalInfo())
  return (
    <Shown
      read={read}
      loading={t('order-supplies.eligible.loading')}
      failed={t('order-supplies.eligible.failed')}
      support={supportCall}
      bones={['16rem']}
    >
      {([status, personal]) => <Orders status={status} personal={personal} />}
    </Shown>
  )
}

function Orders({ status, personal }: { status: EligibilityStatus; personal: PersonalInfo }) {
  const t = useMessages()
  const placing = usePlaceOrder()
  const [asked, setAsked] = useState<OrderType | null>(null)
  const ask = (type: OrderType) => {
    placing.forget()
    setAsked(type)
  }
  const hasAddress = personal.address !== null
  return (
    <Card surface="mist" ripples="small">
      <Stack gap="s4">
        <div>
          <Heading level={2} look="h3">
            {t(`order-supplies.eligible.${status}`)}
          </Heading>
          <Text>{t(`order-supplies.eligible.${status}.text`)}</Text>
        </div>
        <SendTo personal={personal} />
        {status === 'ELIGIBLE' && hasAddress ? (
          <div>
            <Button icon="box" aria-haspopup="dialog" onClick={() => ask('BG_STRIPS')}>
              {t('order-supplies.order')}
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
              {t('order-supplies.more')}
            </Heading>
            <Rows>
              {others.map((type) => {
                const what = t(`order-supplies.type.${type}`)
                return (
                  <Row
                    key={type}
                    title={what}
                    end={
                      <Button
                        look="secondary"
                        size="compact"
                        aria-haspopup="dialog"
                        aria-label={t('order-supplies.order-name', { what })}
                        onClick={() => ask(type)}
                      >
                        {t('order-supplies.order-short')}
                      </Button>
                    }
                  />
                )
              })}
            </Rows>
          </>
        ) : null}
      </Stack>
      {asked === null ? null : (
        <ConfirmOrder
          type={asked}
          personal={personal}
          placing={placing}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
