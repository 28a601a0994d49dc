const session =
  'The session controller calls it outside of React: nobody is signed in, or the query cache is not there yet.'
const visitors = 'A page of visitors, who have no query cache, sends it.'
const leaving = 'The portal asks for it once, on the way to another system.'
const chat =
  'The store of the chat keeps its answers, in the order of the stream of events (src/slices/chat/store/create-live-chat.ts).'
const otherClients =
  'Other clients call it, not the portal (docs/decisions/0052-operations-of-other-clients.md).'
const otherPreferences =
  'Other clients call prefs/apps (docs/decisions/0073-app-preferences-of-other-clients.md).'

/**
 * Operations that no module of api/ uses through the generated query, mutation or hook, each with
 * the reason.
 */
export const plainCalls: Readonly<Record<string, string>> = {
  ...all(session, [
    'signIn',
    'signOut',
    'refreshSession',
    'answerMfaChallenge',
    'listMfaContactPoints',
    'startMfaStep',
    'signInWithPartnerCode',
    'signInWithIdentityCode',
    'exchangeTeamsToken',
    'getImpersonation',
    'endImpersonation',
    'getMigrationInfo',
  ]),
  ...all(visitors, [
    'requestPasswordReset',
    'resetPassword',
    'changePassword',
    'sendVerification',
    'confirmVerification',
    'openReportLink',
  ]),
  ...all(leaving, [
    'createAccessCode',
    'createChatAppCode',
    'signInToEducation',
    'redirectMemberToPartner',
    'redirectToPartner',
    'connectExternalId',
    'checkPartnerOidc',
  ]),
  ...all(chat, [
    'createOneOnOneChat',
    'getChannel',
    'getChannelMetadata',
    'getCredentials',
    'listMessages',
    'markRead',
    'requestCoach',
    'searchMessages',
    'sendMessage',
  ]),
  ...all(otherClients, [
    'listAlertFlows',
    'startAlertFlow',
    'dismissAlertFlow',
    'getAlertStage',
    'updateAlertStage',
    'listFlows',
    'restartFlow',
    'completeFlow',
    'snoozeFlow',
    'getScore',
    'listLabResults',
  ]),
  ...all(otherPreferences, ['listAppPreferences', 'saveAppPreferences']),
}

function all(reason: string, operations: readonly string[]): Record<string, string> {
  return Object.fromEntries(operations.map((operation) => [operation, reason]))
}
