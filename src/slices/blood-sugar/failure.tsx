import { supportCall } from '#domain/contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { FailedRead, FailureFrame } from '#ui/read/failed-read.ts'
import * as read from '#ui/read/failure-panel.tsx'
import * as page from '#ui/read/page-failure.tsx'

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
