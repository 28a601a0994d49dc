import type { SessionEvent } from './model/session-state.ts'
import { isFailure } from '#platform/http/failure.ts'

/** Maps a failed token call to a session event. Only the server can end the session. */
export function tokenFailureEvent(failure: unknown): SessionEvent {
  if (!isFailure(failure)) {
    // A defect is reported, and the session continues.
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
