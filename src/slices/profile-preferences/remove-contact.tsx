import { useRef, useState } from 'react'
import { supportCall } from '#domain/contact.ts'
import type { Contact } from '#domain/contacts.ts'
import { isUnknown } from '#domain/unknown.ts'
import { useContactChanges } from '#gateway/contact-changes.queries.ts'
import { isFailure, type Failure } from '#gateway/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SaveTrouble } from '#ui/form/save-trouble.tsx'
import { Text } from '#ui/text/text.tsx'
import { showToast } from '#ui/toast/toast-store.ts'

/** Asks before somebody is taken off the list, and says what it means. */
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
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isSending = useRef(false)

  async function confirm() {
    if (isSending.current) return
    isSending.current = true
    setWorking(true)
    setFailure(null)
    try {
      await remove(contact)
      showToast({ tone: 'success', title: t('profile.contacts.removed', { name }) })
      onClose()
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
    } finally {
      isSending.current = false
      setWorking(false)
    }
  }

  const actions = (
    <>
      <Button
        look="danger"
        working={isWorking}
        workingLabel={t('profile.contacts.removing')}
        onClick={() => void confirm()}
      >
        {t('profile.contacts.remove')}
      </Button>
      <Button look="secondary" onClick={onClose} data-autofocus="">
        {t('profile.contacts.keep')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={t('profile.contacts.remove.title', { name })}
      onClose={onClose}
      actions={actions}
    >
      <SaveTrouble
        failure={failure}
        title={t('profile.contacts.not-removed')}
        support={supportCall}
      />
      <Text>
        {t(
          isUnknown(contact.contactType)
            ? 'profile.contacts.remove.unknown'
            : `profile.contacts.remove.${contact.contactType}`,
        )}
      </Text>
    </Dialog>
  )
}
