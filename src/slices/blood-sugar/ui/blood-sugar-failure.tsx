import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { FailedRead, FailureFrame } from '#ui/feedback/query-state/failed-query.ts'
import * as read from '#ui/feedback/query-state/query-failure-panel.tsx'
import * as page from '#ui/feedback/query-state/query-failure-page.tsx'

const useFrame = (): FailureFrame => ({
  title: useMessages()('blood-sugar.failed.title'),
  support: supportCall,
})

/** A part of this slice's readings that could not be read. */
export function FailurePanel(failed: FailedRead) {
  return <read.FailurePanel {...failed} {...useFrame()} />
}

/** The same in place of a page's content. */
export function PageFailure(failed: FailedRead) {
  return <page.PageFailure {...failed} {...useFrame()} />
}
