import { noneOf } from '#platform/model/parts/none.ts'
import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { usePaymentMethods } from '../api/payment-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FormColumn, FormSection } from '#ui/forms/form-sections.tsx'
import { PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { AddCardDialog } from './add-card-dialog.tsx'
import { PaymentMethods } from './payment-methods.tsx'

/**
 * The member's payment methods for costs that their plan does not cover. Cards are added in the
 * processor's form, bank accounts by phone.
 */
export function PaymentScreen() {
  const t = useMessages()
  const read = usePaymentMethods()
  const [isAdding, setAdding] = useState(false)
  const formUri = read.state === 'ready' ? read.data.formUri : null
  return (
    <FormColumn>
      <FormSection title={t('payment.title')} intro={t('payment.intro')}>
        <QueryBoundary
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
                <EmptyState
                  none={noneOf(methods.items, methods.leftOut)}
                  icon="lock"
                  headingLevel={3}
                  title={t('payment.empty')}
                >
                  {t('payment.empty.text')}
                </EmptyState>
              </Card>
            ) : (
              <PaymentMethods methods={methods} />
            )
          }
        </QueryBoundary>
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
        <AddCardDialog
          formUri={formUri}
          isFirst={noneOf(read.data.methods.items, read.leftOut) !== null}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </FormColumn>
  )
}
