import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#kit/use-store.ts'
import { impersonationStore } from '#session/impersonation.ts'
import { signOut } from '#session/session.ts'
import { cameByLink } from '#session/startup-store.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'

/**
 * Whose account a link has opened: anybody can send one that opens their own, to see what is
 * entered there. `name`: the member's, once it is known.
 */
export function LinkNote({ name }: { name: string | null }) {
  const t = useMessages()
  const isShown = useStore(cameByLink)
  const isStaff = useStore(impersonationStore) !== null
  // The staff are told by a banner of their own.
  if (!isShown || isStaff || name === null) return null
  return (
    <Stack gap="s6">
      <Banner
        tone="info"
        live="status"
        title={t('shell.by-link', { name })}
        actions={
          <Button look="secondary" size="compact" onClick={() => void signOut()}>
            {t('shell.by-link.sign-out')}
          </Button>
        }
        onDismiss={() => cameByLink.set(false)}
      >
        {t('shell.by-link.text')}
      </Banner>
      {/* The gap below. Around the page there must be nothing that comes and goes: it would begin
          anew. */}
      <div />
    </Stack>
  )
}
