import { useEffect, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { leaveChecks, type LeaveCheck } from '#platform/browser/leave-guard.ts'
import { useStore } from '#platform/store/use-store.ts'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { MemberFormHost } from '../layout/member-form-host.ts'

/** Asks at a sign-out while saves wait that no form of this tab has; the sign-out removes them. */
export function WaitingLeave({ saves }: { saves: MemberFormHost['saves'] }) {
  const t = useMessages()
  const count = useStore(saves.all).length
  const [asked, setAsked] = useState<(() => void) | null>(null)
  useEffect(() => {
    const hold: LeaveCheck = (leave) => {
      if (saves.all.get().length === 0) return false
      setAsked(() => leave)
      return true
    }
    leaveChecks.push(hold)
    return () => void leaveChecks.splice(leaveChecks.indexOf(hold), 1)
  }, [saves])
  const stay = () => setAsked(null)
  const actions = (
    <>
      <Button onClick={stay} data-autofocus="">
        {t('notifications.waiting.leave.stay')}
      </Button>
      <Button
        look="secondary"
        onClick={() => {
          stay()
          asked?.()
        }}
      >
        {t('notifications.waiting.leave.go')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={asked !== null}
      title={t('notifications.waiting.leave')}
      onClose={stay}
      actions={actions}
    >
      <Text>{t('notifications.waiting.leave.text', { count })}</Text>
    </Dialog>
  )
}
