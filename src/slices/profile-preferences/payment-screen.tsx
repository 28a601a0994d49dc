import { supportCall } from '#domain/contact.ts'
import { usePaymentMethods } from '#gateway/payment.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { FormColumn, FormSection } from '#ui/form/form-parts.tsx'
import { PlainButtonLink } from '#ui/link/button-link.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Inline } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Text } from '#ui/text/text.tsx'
import { ProfilePage } from './page.tsx'
import { PaymentMethods } from './payment-methods.tsx'

/** The ways in which the member pays what her plan does not. A new one comes by the phone: no number of a card is ever typed here. */
export function PaymentScreen() {
  const t = useMessages()
  const read = usePaymentMethods()
  return (
    <ProfilePage tab="payment">
      <FormColumn>
        <FormSection title={t('payment.title')} intro={t('payment.intro')}>
          <Shown read={read} loading={t('payment.loading')} failed={t('payment.failed')} support={supportCall} bones={['12rem']}>
            {methods => methods.length === 0
              ? <Card><EmptyState icon="lock" headingLevel={3} title={t('payment.empty')}>{t('payment.empty.text')}</EmptyState></Card>
              : <PaymentMethods methods={methods} />}
          </Shown>
        </FormSection>
        <FormSection title={t('payment.add')}>
          <Text reading>{t('payment.add.text')}</Text>
          <Inline><PlainButtonLink look="secondary" icon="phone" href={supportCall.href}>{t('common.call', { phone: supportCall.label })}</PlainButtonLink></Inline>
        </FormSection>
      </FormColumn>
    </ProfilePage>
  )
}
