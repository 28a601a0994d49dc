import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { FailedQuery, FailureContext } from '#ui/feedback/query-state/failed-query.ts'
import * as read from '#ui/feedback/query-state/query-failure-panel.tsx'
import * as page from '#ui/feedback/query-state/query-failure-page.tsx'

const useFrame = (): FailureContext => ({
  title: useMessages()('blood-sugar.failed.title'),
  support: supportCall,
})

/** The error panel of a blood sugar query. */
export function BloodSugarFailurePanel(failed: FailedQuery) {
  return <read.QueryFailurePanel {...failed} {...useFrame()} />
}

/** The same error instead of a page's content. */
export function BloodSugarFailurePage(failed: FailedQuery) {
  return <page.QueryFailurePage {...failed} {...useFrame()} />
}
