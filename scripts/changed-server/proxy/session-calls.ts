/** Operations of sign-in and of the session itself. Their answers stay as they are. */
export const sessionCalls: ReadonlySet<string> = new Set([
  'signIn',
  'refreshSession',
  'signOut',
  'answerMfaChallenge',
  'listMfaContactPoints',
  'startMfaStep',
  'signInToEducation',
  'signInWithPartnerCode',
  'signInWithIdentityCode',
  'exchangeTeamsToken',
  'getImpersonation',
  'endImpersonation',
  'GetMigrationInfo',
])
