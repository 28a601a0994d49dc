import { useEffect } from 'react'
import { redirectTarget } from '#domain/redirect-target.ts'
import { redirectKey } from '#domain/startup-keys.ts'
import { visit } from '#session/arrival.ts'
import { environment } from '#session/startup-plan.ts'
import { Restoring } from './restoring.tsx'

/**
 * Where the page that sent the visitor here wants her to go on after sign-in, or null: then the
 * landing path (VALID-028, docs/quality.md#d7).
 */
export function outsideTarget(search: string): string | null {
  return redirectTarget(
    new URLSearchParams(search).get(redirectKey),
    visit.referrer,
    environment.secureDomain,
  )
}

/** Leaves for it, without the sign-in page in the history. */
export function Leaving({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <Restoring trouble={null} />
}
