import { use } from 'react'
import type { MemberFormHost } from './member-form-host.ts'
import { loadChunk } from '../loading/load-chunk.ts'

/** Minimum time before a failed chunk is requested again on render, in milliseconds. */
const pause = 5_000

const load = async () => (await import('./member-form-host.ts')).memberFormHost
let host: Promise<MemberFormHost> | null = null

/**
 * Loads the host of the member's forms once. Errors are reported when a form is rendered. A loaded
 * host says so to React, because even a short wait would hide the page and its focus.
 */
export function loadFormHost(): Promise<MemberFormHost> {
  if (host === null) {
    const loading = loadChunk(load, () => false)
    host = loading
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // React renders a failed component once more before its boundary, so the retry is delayed.
      () => setTimeout(() => (host = null), pause),
    )
  }
  return host
}

/** The host of the member's forms. The first form of a session waits until it is loaded. */
export function useMemberFormHost(): MemberFormHost {
  return use(loadFormHost())
}
