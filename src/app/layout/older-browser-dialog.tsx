import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Recommends a supported browser; members can continue anyway (GAP-050). */
export function OlderBrowserDialog() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const actions = <Button onClick={() => setOpen(false)}>{t('older-browser.go-on')}</Button>
  return (
    <Dialog
      open={isOpen}
      title={t('older-browser.title')}
      onClose={() => setOpen(false)}
      actions={actions}
    >
      <Text>{t('older-browser.text')}</Text>
      <Text>
        <span>{t('older-browser.help')}</span>{' '}
        <PlainLink href={supportCall.href}>{supportCall.label}</PlainLink>
      </Text>
    </Dialog>
  )
}
