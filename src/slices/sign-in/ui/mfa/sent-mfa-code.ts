import type { MfaContactPoint } from '../../model/mfa.ts'

/**
 * A code that was sent, and where to; null when that was before this page was loaded. `again`: from
 * when another can be had, in milliseconds since 1970.
 */
export type SentMfaCode = { readonly point: MfaContactPoint | null; readonly again: number }
