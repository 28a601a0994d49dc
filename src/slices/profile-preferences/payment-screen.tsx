import { useState } from 'react'
import { supportCall } from '#domain/contact.ts'
import { usePaymentMethods } from '#gateway/payment.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { FormColumn, FormSection } from '#ui/form/form-parts.tsx'
import { PlainButtonLink } from '#ui/link/button-link.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Inline } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Text } from '#ui/text/text.tsx'
import { AddCard } from './add-card.tsx'
import { ProfilePage } from './page.tsx'
import { PaymentMethods } from './payment-methods.tsx'

/**
 * The ways in which the member pays what their plan does not. A card is added in the processor's
 * form, a bank account by phone.
 */
export function PaymentScreen() {
  const t = useMessages()
  const read = usePaymentMethods()
  const [isAdding, setAdding] = useState(false)
  const formUri = read.state === 'ready' ? read.data.formUri : null
  return (
    <ProfilePage tab="payment">
      <FormColumn>
        <FormSection title={t('payment.title')} intro={t('payment.intro')}>
          <Shown
            read={read}
            loading={t('payment.loading')}
            failed={t('payment.failed')}
            support={supportCall}
            bones={['12rem']}
            of="entries"
          >
            {({ methods }) =>
              methods.items.length === 0 ? (
                <Card>
                  <EmptyState icon="lock" headingLevel={3} title={t('payment.empty')}>
                    {t('payment.empty.text')}
                  </EmptyState>
                </Card>
              ) : (
                <PaymentMethods methods={methods} />
              )
            }
          </Shown>
        </FormSection>
        <FormSection title={t('payment.add')}>
          {formUri === null ? null : (
            <Inline>
              <Button look="secondary" icon="plus" onClick={() => setAdding(true)}>
                {t('payment.add.card')}
              </Button>
            </Inline>
          )}
          <Text reading>{t(formUri === null ? 'payment.add.text' : 'payment.add.bank')}</Text>
          <Inline>
            <PlainButtonLink look="secondary" icon="phone" href={supportCall.href}>
              {t('common.call', { phone: supportCall.label })}
            </PlainButtonLink>
          </Inline>
        </FormSection>
        {isAdding && formUri !== null && read.state === 'ready' ? (
          <AddCard
            formUri={formUri}
            isFirst={read.data.methods.items.length === 0}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </FormColumn>
    </ProfilePage>
  )
}
