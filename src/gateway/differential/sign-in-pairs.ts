import { Impersonation } from '#domain/impersonation.ts'
import { MfaChallenge, MfaContactPoint, MfaContactPoints } from '#domain/mfa.ts'
import { PartnerRedirect } from '#domain/partner-redirect.ts'
import { AccessCode, ChatAppCode, PartnerSession, Session } from '#domain/session-answers.ts'
import type { Pair } from './pair.ts'

/** Signing in, in all its ways. */
export const signInPairs: readonly Pair[] = [
  { name: 'access code', schema: AccessCode, component: 'AccessCode' },
  { name: 'access code: of the chat app', schema: ChatAppCode, component: 'ChatAppCode' },
  { name: 'impersonation', schema: Impersonation, component: 'Impersonation' },
  { name: 'mfa: challenge', schema: MfaChallenge, component: 'MfaChallenge' },
  { name: 'mfa: contact point', schema: MfaContactPoint, component: 'MfaContactPoint' },
  { name: 'mfa: contact points', schema: MfaContactPoints, component: 'MfaContactPoints' },
  { name: 'partners: redirect', schema: PartnerRedirect, component: 'PartnerRedirect' },
  { name: 'partners: session', schema: PartnerSession, component: 'PartnerSession' },
  { name: 'session', schema: Session, component: 'Session' },
]
