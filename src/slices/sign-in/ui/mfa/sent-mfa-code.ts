import type { MfaContactPoint } from '../../model/mfa.ts'

/**
 * A sent code with its destination, `null` if it was sent before a reload. `again` is the earliest
 * time of another code, in milliseconds since 1970.
 */
export type SentMfaCode = { readonly point: MfaContactPoint | null; readonly again: number }
