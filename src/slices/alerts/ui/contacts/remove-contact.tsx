import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useContactChanges } from '../../api/use-contact-changes.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

/** Confirms the removal of a contact and explains its effect. */
export function RemoveContact({
  contact,
  name,
  onClose,
}: {
  contact: Contact
  name: string
  onClose: () => void
}) {
  const t = useMessages()
  const { remove } = useContactChanges()
  const [isWorking, attempt] = useAttempt()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function confirm() {
    setFailure(null)
    try {
      await remove(contact)
      showToast({ tone: 'success', title: t('alerts-contacts.removed', { name }) })
      onClose()
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
    }
  }

  const actions = (
    <>
      <Button
        look="danger"
        working={isWorking}
        workingLabel={t('alerts-contacts.removing')}
        onClick={() => void attempt(confirm)}
      >
        {t('alerts-contacts.remove')}
      </Button>
      <Button look="secondary" onClick={onClose} data-autofocus="">
        {t('alerts-contacts.keep')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={t('alerts-contacts.remove.title', { name })}
      onClose={onClose}
      actions={actions}
    >
      <SaveError failure={failure} title={t('alerts-contacts.not-removed')} support={supportCall} />
      <Text>
        {t(
          isUnknown(contact.contactType)
            ? 'alerts-contacts.remove.unknown'
            : `alerts-contacts.remove.${contact.contactType}`,
        )}
      </Text>
    </Dialog>
  )
}
