import { useEffect, useState } from 'react'
import { openReportLink } from '#generated/openapi/calls.ts'
import type { SharedReport } from '#generated/schemas/openapi/shared-report.reader.ts'
import { type Failure, Unavailable } from '#platform/http/failure.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { deviceTime } from '#platform/time/current-time.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'

/** What a link shows. `until`: the moment of `deviceTime` before which it cannot be opened again. */
export type OpenedLink =
  | { readonly state: 'pending' }
  | { readonly state: 'ready'; readonly report: SharedReport }
  | { readonly state: 'failed'; readonly failure: Failure; readonly until: number | null }

/**
 * Opens a link once, and again by hand, because the member sees each look. `token` is sent in the
 * body and kept nowhere else.
 */
export function useSharedReport(token: string): {
  readonly link: OpenedLink
  readonly again: () => void
} {
  const [link, setLink] = useState<OpenedLink>({ state: 'pending' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    const tell = (next: OpenedLink) => {
      if (isWanted) setLink(next)
    }
    loadAuthService()
      .then(({ open }) => openReportLink(open, { body: { token } }))
      .then((report) => tell({ state: 'ready', report }))
      .catch((thrown: unknown) => {
        const failure = failureOf(thrown)
        const wait = failure._tag === 'TooMany' ? failure.retryAfter : undefined
        tell({
          state: 'failed',
          failure,
          until: wait === undefined ? null : deviceTime() + wait * 1000,
        })
      })
    return () => void (isWanted = false)
  }, [token, tries])
  return {
    link,
    again: () => {
      setLink({ state: 'pending' })
      setTries(tries + 1)
    },
  }
}

/** A part of the portal that did not load is reported, and fails like a call. */
function failureOf(thrown: unknown): Failure {
  try {
    return toFailure(thrown)
  } catch (defect) {
    reportError(defect)
    return new Unavailable({})
  }
}
