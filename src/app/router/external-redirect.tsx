import { useEffect } from 'react'
import { redirectTarget } from '#session/startup/model/redirect-target.ts'
import { redirectKey } from '#session/startup/model/handoff-parameters.ts'
import { visit } from '#session/startup/visit.ts'
import { environment } from '#session/startup/current-startup.ts'
import { SessionLoadingPage } from '../pages/session-loading-page.tsx'

/**
 * Returns the external redirect target of the sign-in request; null for the landing path
 * (VALID-028, docs/quality.md#d7).
 */
export function externalTarget(search: string): string | null {
  return redirectTarget(
    new URLSearchParams(search).get(redirectKey),
    visit.referrer,
    environment.secureDomain,
  )
}

/** Redirects to an external address and replaces the sign-in page in the history. */
export function ExternalRedirect({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <SessionLoadingPage trouble={null} />
}
