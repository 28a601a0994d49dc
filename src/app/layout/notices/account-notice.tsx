import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { signOut } from '#session/auth/session-actions.ts'
import { openedByLink } from '#session/startup/startup-store.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'

/**
 * Names the account that a link has opened, because anyone can send a link to their own account.
 * `name`: the member's name; null until it is known.
 */
export function AccountNotice({ name }: { name: string | null }) {
  const t = useMessages()
  const isShown = useStore(openedByLink)
  const isStaff = useStore(impersonationStore) !== null
  // Staff see the impersonation banner instead.
  if (!isShown || isStaff || name === null) return null
  return (
    <Stack gap="s6">
      <Banner
        tone="info"
        live="status"
        title={t('notifications.by-link', { name })}
        actions={
          <Button look="secondary" size="compact" onClick={() => void signOut()}>
            {t('notifications.by-link.sign-out')}
          </Button>
        }
        onDismiss={() => openedByLink.set(false)}
      >
        {t('notifications.by-link.text')}
      </Banner>
      <div />
    </Stack>
  )
}
