import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { expiryOf, type PaymentMethod } from '../model/card-expiry.ts'
import { isUnknown, type Rows } from '#platform/model/parts/unknown-enum.ts'
import { useDeleteMethod, useSetDefaultMethod } from '../api/payment-queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { ListRow, List as RowList } from '#ui/data/list.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

/** Each payment method with its expiry and actions. */
export function PaymentMethods({
  methods: { items: methods, leftOut },
}: {
  methods: Rows<PaymentMethod>
}) {
  const t = useMessages()
  const [removing, setRemoving] = useState<PaymentMethod | null>(null)
  const [making, setMaking] = useState<string | null>(null)
  const setDefault = useSetDefaultMethod()
  const words = useWords()

  async function makeDefault(method: PaymentMethod) {
    setMaking(method.id)
    const after = await setDefault.save(method.id)
    if (after !== null) announce(t('payment.default.done', { name: words.name(method) }))
  }

  return (
    <Stack gap="s4">
      <SaveError
        failure={setDefault.failure}
        title={t('payment.default.failed')}
        support={supportCall}
      />
      <Card>
        <RowList label={t('payment.title')}>
          {methods.map((method) => (
            <ListRow
              key={method.id}
              title={words.name(method)}
              detail={words.detail(method)}
              ending="below"
              end={
                <Inline gap="s2">
                  {method.isDefault ? (
                    <Text as="span" look="label">
                      <Inline as="span" gap="s2">
                        <Icon name="check-circle" size="small" />
                        <span>{t('payment.default')}</span>
                      </Inline>
                    </Text>
                  ) : (
                    <Button
                      look="quiet"
                      size="compact"
                      working={setDefault.working && making === method.id}
                      aria-label={t('payment.default.make-name', { name: words.name(method) })}
                      onClick={() => void makeDefault(method)}
                    >
                      {t('payment.default.make')}
                    </Button>
                  )}
                  <Button
                    look="quiet"
                    size="compact"
                    aria-label={t('payment.remove-name', { name: words.name(method) })}
                    onClick={() => setRemoving(method)}
                  >
                    {t('payment.remove')}
                  </Button>
                </Inline>
              }
            />
          ))}
        </RowList>
      </Card>
      {removing === null ? null : (
        <RemoveMethod
          method={removing}
          name={words.name(removing)}
          isLast={methods.length + leftOut === 1}
          onClose={() => setRemoving(null)}
        />
      )}
    </Stack>
  )
}

function useWords() {
  const t = useMessages()
  const format = useFormat()
  const { today } = useToday()
  return {
    name: ({ brand, lastFour }: PaymentMethod) => t('payment.name', { brand, lastFour }),
    detail: (method: PaymentMethod) => {
      const expiry = expiryOf(method, today)
      const kind = t(
        isUnknown(method.kind) ? 'payment.kind.unknown' : `payment.kind.${method.kind}`,
      )
      return expiry === 'none'
        ? kind
        : t(`payment.expiry.${expiry}`, {
            kind,
            month: inSentence(
              format.calendarDate(`${method.expiryMonth}-01`, 'month'),
              format.locale,
            ),
          })
    },
  }
}

/** Confirms the removal of a payment method. */
function RemoveMethod({
  method,
  name,
  isLast,
  onClose,
}: {
  method: PaymentMethod
  name: string
  isLast: boolean
  onClose: () => void
}) {
  const t = useMessages()
  const saving = useDeleteMethod()
  async function confirm() {
    if ((await saving.save(method.id)) === null) return
    showToast({ tone: 'success', title: t('payment.removed', { name }) })
    onClose()
  }
  const actions = (
    <>
      <Button
        look="danger"
        working={saving.working}
        workingLabel={t('payment.removing')}
        onClick={() => void confirm()}
      >
        {t('payment.remove')}
      </Button>
      <Button look="secondary" onClick={onClose} data-autofocus="">
        {t('payment.keep')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('payment.remove.title', { name })} onClose={onClose} actions={actions}>
      <SaveError
        failure={saving.failure}
        title={t('payment.remove.failed')}
        support={supportCall}
      />
      <Text>
        {t(
          isLast
            ? 'payment.remove.last'
            : method.isDefault
              ? 'payment.remove.default'
              : 'payment.remove.other',
        )}
      </Text>
    </Dialog>
  )
}
