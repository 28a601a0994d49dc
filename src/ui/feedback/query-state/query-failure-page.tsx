import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '../../primitives/button.tsx'
import { Card } from '../../layout/card.tsx'
import { NotFoundCard } from '../not-found-card.tsx'
import type { FailedQuery, FailureContext } from './failed-query.ts'
import { QueryFailurePanel } from './query-failure-panel.tsx'

/**
 * Replaces a page's content that could not be read: an error panel, or the not-found card while
 * offline (1§8, ERR-003).
 */
export function QueryFailurePage(read: FailedQuery & FailureContext) {
  const t = useMessages()
  if (read.failure._tag !== 'Offline')
    return (
      <Card>
        <QueryFailurePanel {...read} />
      </Card>
    )
  const retry = (
    <Button icon="refresh" working={read.retrying} onClick={read.again}>
      {t('ui.try-again')}
    </Button>
  )
  return (
    <div role="alert">
      <NotFoundCard headingLevel={2} title={t('common.offline.title')} actions={retry}>
        {t('common.offline.text')}
      </NotFoundCard>
    </div>
  )
}
