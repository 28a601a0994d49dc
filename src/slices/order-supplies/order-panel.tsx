import { useState } from 'react'
import { support, supportCall } from '#domain/contact.ts'
import { usePlaceOrder, useStripEligibility } from '#gateway/supplies.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { SaveTrouble } from '#ui/form/save-trouble.tsx'
import { PlainLink } from '#ui/link/link.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { showToast } from '#ui/toast/toast-store.ts'

const others = ['LANCETS', 'CONTROL_SOLUTION'] as const
type OrderType = 'BG_STRIPS' | (typeof others)[number]

/** Whether strips can be ordered now, and the orders themselves; a refusal says why in the server's words. */
export function OrderPanel() {
  const t = useMessages()
  const placing = usePlaceOrder()
  const [asked, setAsked] = useState<OrderType | null>(null)
  async function order(type: OrderType) {
    setAsked(type)
    const placed = await placing.save(type)
    if (placed) showToast({ tone: 'success', title: t('order-supplies.ordered', { what: t(`order-supplies.type.${placed.orderType}`) }) })
  }
  const isAsked = (type: OrderType) => placing.working && asked === type
  return (
    <Shown read={useStripEligibility()} loading={t('order-supplies.eligible.loading')} failed={t('order-supplies.eligible.failed')} support={supportCall} bones={['16rem']}>
      {status => (
        <Card surface="mist" ripples="small">
          <Stack gap="s4">
            <div>
              <Heading level={2} look="h3">{t(`order-supplies.eligible.${status}`)}</Heading>
              <Text>{t(`order-supplies.eligible.${status}.text`)}</Text>
            </div>
            <SaveTrouble failure={placing.failure} title={t('order-supplies.order.trouble')} support={supportCall} />
            {status === 'ELIGIBLE' ? (
              <div><Button icon="box" working={isAsked('BG_STRIPS')} unavailable={placing.working} workingLabel={t('order-supplies.ordering')} onClick={() => void order('BG_STRIPS')}>{t('order-supplies.order')}</Button></div>
            ) : null}
            {status === 'NOT_ELIGIBLE' ? <div><PlainLink look="standalone" href={support.dial}>{t('common.call', { phone: support.phone })}</PlainLink></div> : null}
            <Heading level={3} look="label">{t('order-supplies.more')}</Heading>
            <Rows>
              {others.map(type => {
                const what = t(`order-supplies.type.${type}`)
                return (
                  <Row
                    key={type} title={what}
                    end={
                      <Button look="secondary" size="compact" working={isAsked(type)} unavailable={placing.working} workingLabel={t('order-supplies.ordering')} aria-label={t('order-supplies.order-name', { what })} onClick={() => void order(type)}>
                        {t('order-supplies.order-short')}
                      </Button>
                    }
                  />
                )
              })}
            </Rows>
          </Stack>
        </Card>
      )}
    </Shown>
  )
}
