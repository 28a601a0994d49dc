import type { Failure } from '#gateway/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'

/** Says that what is shown was read before and could not be read again. Nothing when all is well. */
export function StaleNote({ stale, again, trying }: { stale: Failure | null; again: () => void; trying: boolean }) {
  const t = useMessages()
  if (stale === null) return null
  return (
    <Banner
      tone="warning"
      live="status"
      title={t('blood-sugar.stale')}
      actions={
        <Button look="secondary" size="compact" icon="refresh" working={trying} onClick={again}>
          {t('ui.try-again')}
        </Button>
      }
    />
  )
}
