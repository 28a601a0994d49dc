import { useRef, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { paymentFormAddress } from '../model/payment-form.ts'
import { isTransient } from '#platform/http/failure.ts'
import { type NewMethod, useAddMethod } from '../api/payment-queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import * as styles from './add-card-dialog.css.ts'
import { useCardForm } from './use-card-form.ts'

/**
 * Adds a card with the payment processor's form in a frame. The page gets a one-time token and
 * never the card number.
 */
export function AddCardDialog({
  formUri,
  isFirst,
  onClose,
}: {
  formUri: string
  isFirst: boolean
  onClose: () => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const adding = useAddMethod()
  const [makeDefault, setMakeDefault] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useCardForm(
    frame,
    formUri,
    (token) => void add({ processorToken: token, makeDefault: isFirst || makeDefault }),
  )
  // The form creates a new token at each press, so a request with a lost response is repeated from
  // here with its old token.
  const [unanswered, setUnanswered] = useState<NewMethod | null>(null)

  async function add(input: NewMethod) {
    const method = await adding.save(input)
    const why = adding.why()
    const isUnanswered = why !== null && isTransient(why)
    setUnanswered(isUnanswered ? input : null)
    if (!isUnanswered) form.settle()
    if (method === null) return
    showToast({
      tone: 'success',
      title: t('payment.added', {
        name: t('payment.name', { brand: method.brand, lastFour: method.lastFour }),
      }),
    })
    onClose()
  }

  const actions = (
    <>
      {unanswered === null ? null : (
        <Button
          working={adding.working}
          workingLabel={t('payment.adding')}
          onClick={() => void add(unanswered)}
        >
          {t('ui.try-again')}
        </Button>
      )}
      <Button
        look="secondary"
        working={adding.working}
        workingLabel={t('payment.adding')}
        onClick={onClose}
      >
        {t('forms.cancel')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={t('payment.add.card')}
      dismissable={!adding.working}
      onClose={onClose}
      actions={actions}
    >
      <Stack gap="s4">
        <SaveError
          failure={adding.failure}
          title={t(unanswered === null ? 'payment.add.failed' : 'payment.add.unanswered')}
          support={supportCall}
        >
          {unanswered === null ? undefined : t('payment.add.unanswered.text')}
        </SaveError>
        <Text>{t('payment.add.safe')}</Text>
        {isFirst || unanswered !== null ? null : (
          <Checkbox checked={makeDefault} onChange={setMakeDefault}>
            {t('payment.add.default')}
          </Checkbox>
        )}
        {form.phase === 'loading' ? (
          <LoadingStatus label={t('payment.form.loading')}>
            <Skeleton height="16rem" />
          </LoadingStatus>
        ) : null}
        {form.phase === 'failed' ? (
          <ErrorPanel
            title={t('payment.form.failed')}
            headingLevel={3}
            support={supportCall}
            onRetry={form.again}
          >
            {t('payment.form.failed.text')}
          </ErrorPanel>
        ) : (
          <iframe
            key={form.attempt}
            ref={frame}
            title={t('payment.form')}
            src={paymentFormAddress(formUri, locale, location.origin)}
            onLoad={form.loaded}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
            height={form.height}
            className={
              form.phase === 'ready' && unanswered === null ? styles.frame : styles.waiting
            }
          />
        )}
      </Stack>
    </Dialog>
  )
}
