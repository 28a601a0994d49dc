import { useEffect, useRef, useState } from 'react'
import { countdown, isAnnounced } from '#session/auth/model/idle-machine.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { brandStore } from '#session/member/brand-store.ts'
import { endIdleSession, extendSession } from '#session/idle/idle-service.ts'
import { secondsLeftStore } from '#session/idle/idle-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CountdownRing } from '#ui/feedback/countdown-ring.tsx'
import { AlertDialog } from '#ui/feedback/dialogs/alert-dialog.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'

/** The idle warning before an automatic sign-out (1§4). */
export function IdleDialog() {
  const left = useStore(secondsLeftStore)
  return left === null ? null : <IdleModal left={left} />
}

/**
 * "Are you still there?" as a modal dialog; `left` is in whole seconds. Only its two buttons close
 * it.
 */
function IdleModal({ left }: { left: number }) {
  const t = useMessages()
  useTitle(`${t('idle.title')} | ${useStore(brandStore)}`)
  return (
    <AlertDialog
      title={t('idle.title')}
      text={t('idle.text')}
      picture={
        <CountdownRing
          large
          left={left}
          whole={countdown / 1000}
          unit={t('idle.seconds', { left })}
        />
      }
      actions={
        <>
          <Button look="secondary" onClick={endIdleSession}>
            {t('idle.leave')}
          </Button>
          <Button onClick={extendSession} data-autofocus="">
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <SecondsAnnouncement left={left} />
    </AlertDialog>
  )
}

/**
 * Announces the remaining seconds at the start, at 30 and at 15. It is inside the dialog, because
 * content outside is inert while it is open.
 */
function SecondsAnnouncement({ left }: { left: number }) {
  const t = useMessages()
  const before = useRef<number | null>(null)
  const [said, setSaid] = useState<number | null>(null)
  useEffect(() => {
    if (isAnnounced(left, before.current)) setSaid(left)
    before.current = left
  }, [left])
  return (
    <VisuallyHidden as="p" role="alert">
      {said === null ? '' : t('idle.spoken', { left: said })}
    </VisuallyHidden>
  )
}

/**
 * Sets the window title so that the tab is noticed. It restores the old title unless the page has
 * changed it meanwhile.
 */
function useTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
