import type { SessionEvent } from './model/session-state.ts'
import { isFailure } from '#platform/http/failure.ts'

/** What a failed token call means for the session: only the server's own word ends it. */
export function tokenFailureEvent(failure: unknown): SessionEvent {
  if (!isFailure(failure)) {
    // A defect is reported as one, and the session is kept.
    reportError(failure)
    return { type: 'troubled', trouble: 'unavailable', random: Math.random() }
  }
  switch (failure._tag) {
    case 'SessionExpired':
      return { type: 'refused' }
    case 'Offline':
      return { type: 'troubled', trouble: 'offline', random: Math.random() }
    case 'TooMany':
    case 'Unavailable':
      return {
        type: 'troubled',
        trouble: 'unavailable',
        after: failure.retryAfter === undefined ? undefined : failure.retryAfter * 1000,
        random: Math.random(),
      }
    case 'ContractBroken':
    case 'NotAllowed':
    case 'Refused':
      return { type: 'troubled', trouble: 'unavailable', random: Math.random() }
  }
}
