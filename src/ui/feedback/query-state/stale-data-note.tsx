import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../../primitives/button.tsx'
import type { FailedQuery } from './failed-query.ts'

/** A note that the data is from before and could not be read again; nothing when it is current. */
export function StaleDataNote({
  stale,
  again,
  retrying,
}: { stale: FailedQuery['failure'] | null } & Pick<FailedQuery, 'again' | 'retrying'>) {
  const t = useMessages()
  if (stale === null) return null
  return (
    <Banner
      tone="warning"
      live="status"
      title={t('ui.stale')}
      actions={
        <Button look="secondary" size="compact" icon="refresh" working={retrying} onClick={again}>
          {t('ui.try-again')}
        </Button>
      }
    />
  )
}
