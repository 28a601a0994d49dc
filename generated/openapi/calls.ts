// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from './client.ts'
import { answer } from './problem.ts'
import type { operations } from './types.d.ts'

export type SignInParams = { body: NonNullable<operations['signIn']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type SignInAnswer = operations['signIn']['responses'][200]['content']['application/json']
/** Sign in with user name and password. `POST /v1/users/me/auth`. Throws `ApiProblem`. */
export const signIn = (client: PortalClient, params: SignInParams, init: CallInit = {}): Promise<SignInAnswer> => {
  const { body } = params
  return answer('signIn', client.POST('/v1/users/me/auth', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type RefreshSessionParams = { body: NonNullable<operations['refreshSession']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RefreshSessionAnswer = operations['refreshSession']['responses'][200]['content']['application/json']
/** Swap the refresh token for a new access token and a new refresh token. `POST /v1/users/me/auth/refresher`. Throws `ApiProblem`. */
export const refreshSession = (client: PortalClient, params: RefreshSessionParams, init: CallInit = {}): Promise<RefreshSessionAnswer> => {
  const { body } = params
  return answer('refreshSession', client.POST('/v1/users/me/auth/refresher', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type SignOutAnswer = undefined
/** End the session, its access tokens and its refresh tokens. `POST /v1/auth/logout`. Throws `ApiProblem`. */
export const signOut = (client: PortalClient, init: CallInit = {}): Promise<SignOutAnswer> =>
  answer('signOut', client.POST('/v1/auth/logout', { ...init }))

export type GetUserTokenAnswer = operations['getUserToken']['responses'][200]['content']['application/json']
/** Who the access token speaks for. `GET /v1/users/me/token`. Throws `ApiProblem`. */
export const getUserToken = (client: PortalClient, init: CallInit = {}): Promise<GetUserTokenAnswer> =>
  answer('getUserToken', client.GET('/v1/users/me/token', { ...init }))

export type SavePreferenceParams = { body: NonNullable<operations['savePreference']['requestBody']>['content']['application/json'] }
export type SavePreferenceAnswer = undefined
/** Save one preference of the member - her language. `PUT /v1/users/me/token`. Throws `ApiProblem`. */
export const savePreference = (client: PortalClient, params: SavePreferenceParams, init: CallInit = {}): Promise<SavePreferenceAnswer> => {
  const { body } = params
  return answer('savePreference', client.PUT('/v1/users/me/token', { ...init, body }))
}

export type GetLocaleParams = NonNullable<operations['getLocale']['parameters']['query']>
export type GetLocaleAnswer = operations['getLocale']['responses'][200]['content']['application/json']
/** The language stored for the account. `GET /v1/users/me/info/locale`. Throws `ApiProblem`. */
export const getLocale = (client: PortalClient, params: GetLocaleParams, init: CallInit = {}): Promise<GetLocaleAnswer> => {
  const query = params
  return answer('getLocale', client.GET('/v1/users/me/info/locale', { ...init, params: { query } }))
}

export type GetPersonalInfoParams = NonNullable<operations['getPersonalInfo']['parameters']['query']>
export type GetPersonalInfoAnswer = operations['getPersonalInfo']['responses'][200]['content']['application/json']
/** The member's own particulars. `GET /v1/users/me/info/personal`. Throws `ApiProblem`. */
export const getPersonalInfo = (client: PortalClient, params: GetPersonalInfoParams = {}, init: CallInit = {}): Promise<GetPersonalInfoAnswer> => {
  const query = params
  return answer('getPersonalInfo', client.GET('/v1/users/me/info/personal', { ...init, params: { query } }))
}

export type GetAccountAnswer = operations['getAccount']['responses'][200]['content']['application/json']
/** The member's account with the employer or plan. `GET /v1/accounts/me/info`. Throws `ApiProblem`. */
export const getAccount = (client: PortalClient, init: CallInit = {}): Promise<GetAccountAnswer> =>
  answer('getAccount', client.GET('/v1/accounts/me/info', { ...init }))

export type GetCoachingInfoAnswer = operations['getCoachingInfo']['responses'][200]['content']['application/json']
/** Whether the coach is shared with another product. `GET /v1/users/me/coaching/info`. Throws `ApiProblem`. */
export const getCoachingInfo = (client: PortalClient, init: CallInit = {}): Promise<GetCoachingInfoAnswer> =>
  answer('getCoachingInfo', client.GET('/v1/users/me/coaching/info', { ...init }))

export type GetPublicIdentityAnswer = operations['getPublicIdentity']['responses'][200]['content']['application/json']
/** The member's id that other parties may see. `GET /v1/users/me/partners/PUBLIC`. Throws `ApiProblem`. */
export const getPublicIdentity = (client: PortalClient, init: CallInit = {}): Promise<GetPublicIdentityAnswer> =>
  answer('getPublicIdentity', client.GET('/v1/users/me/partners/PUBLIC', { ...init }))

export type GetPromoParams = operations['getPromo']['parameters']['path']
export type GetPromoAnswer = operations['getPromo']['responses'][200]['content']['application/json']
/** What the employer's campaign says of its members. `GET /v1/promos/{companyCode}`. Throws `ApiProblem`. */
export const getPromo = (client: PortalClient, params: GetPromoParams, init: CallInit = {}): Promise<GetPromoAnswer> => {
  const { companyCode } = params
  return answer('getPromo', client.GET('/v1/promos/{companyCode}', { ...init, params: { path: { companyCode } } }))
}

export type GetFeaturesAnswer = operations['getFeatures']['responses'][200]['content']['application/json']
/** The features that are switched on for the member. `GET /v1/users/me/platform/features/config`. Throws `ApiProblem`. */
export const getFeatures = (client: PortalClient, init: CallInit = {}): Promise<GetFeaturesAnswer> =>
  answer('getFeatures', client.GET('/v1/users/me/platform/features/config', { ...init }))

export type ListSupplyOrdersParams = NonNullable<operations['listSupplyOrders']['parameters']['query']>
export type ListSupplyOrdersAnswer = operations['listSupplyOrders']['responses'][200]['content']['application/json']
/** The member's orders of supplies, newest first. `GET /v1/users/me/supplies/orders`. Throws `ApiProblem`. */
export const listSupplyOrders = (client: PortalClient, params: ListSupplyOrdersParams = {}, init: CallInit = {}): Promise<ListSupplyOrdersAnswer> => {
  const query = params
  return answer('listSupplyOrders', client.GET('/v1/users/me/supplies/orders', { ...init, params: { query } }))
}

export type GetDeviceGroupsAnswer = operations['getDeviceGroups']['responses'][200]['content']['application/json']
/** The devices that the member has, by program. `GET /v1/users/me/web/refresh/v2`. Throws `ApiProblem`. */
export const getDeviceGroups = (client: PortalClient, init: CallInit = {}): Promise<GetDeviceGroupsAnswer> =>
  answer('getDeviceGroups', client.GET('/v1/users/me/web/refresh/v2', { ...init }))

export type ListLabOrderResultsParams = NonNullable<operations['listLabOrderResults']['parameters']['query']>
export type ListLabOrderResultsAnswer = operations['listLabOrderResults']['responses'][200]['content']['application/json']
/** Results of the tests ordered for the member; a non-empty list means that a test exists. `GET /services/service-athome-labs/users/me/labOrders/results`. Throws `ApiProblem`. */
export const listLabOrderResults = (client: PortalClient, params: ListLabOrderResultsParams, init: CallInit = {}): Promise<ListLabOrderResultsAnswer> => {
  const query = params
  return answer('listLabOrderResults', client.GET('/services/service-athome-labs/users/me/labOrders/results', { ...init, params: { query } }))
}

export type ListKidneyResultsAnswer = operations['listKidneyResults']['responses'][200]['content']['application/json']
/** The member's kidney results; a non-empty list opens the kidney health pages. `GET /services/service-athome-labs/users/me/results`. Throws `ApiProblem`. */
export const listKidneyResults = (client: PortalClient, init: CallInit = {}): Promise<ListKidneyResultsAnswer> =>
  answer('listKidneyResults', client.GET('/services/service-athome-labs/users/me/results', { ...init }))

export type ListLabResultsParams = NonNullable<operations['listLabResults']['parameters']['query']>
export type ListLabResultsAnswer = operations['listLabResults']['responses'][200]['content']['application/json']
/** Results of one kind of laboratory test. `GET /services/service-athome-labs/users/me/labResults`. Throws `ApiProblem`. */
export const listLabResults = (client: PortalClient, params: ListLabResultsParams, init: CallInit = {}): Promise<ListLabResultsAnswer> => {
  const query = params
  return answer('listLabResults', client.GET('/services/service-athome-labs/users/me/labResults', { ...init, params: { query } }))
}

export type ListScoresAnswer = operations['listScores']['responses'][200]['content']['application/json']
/** The cardiometabolic scores of all pillars. `GET /services/service-cardiometabolic/v1/users/me/scores`. Throws `ApiProblem`. */
export const listScores = (client: PortalClient, init: CallInit = {}): Promise<ListScoresAnswer> =>
  answer('listScores', client.GET('/services/service-cardiometabolic/v1/users/me/scores', { ...init }))

export type GetScoreParams = operations['getScore']['parameters']['path']
export type GetScoreAnswer = operations['getScore']['responses'][200]['content']['application/json']
/** The cardiometabolic score of one pillar. `GET /services/service-cardiometabolic/v1/users/me/scores/{pillar}`. Throws `ApiProblem`. */
export const getScore = (client: PortalClient, params: GetScoreParams, init: CallInit = {}): Promise<GetScoreAnswer> => {
  const { pillar } = params
  return answer('getScore', client.GET('/services/service-cardiometabolic/v1/users/me/scores/{pillar}', { ...init, params: { path: { pillar } } }))
}

export type GetLaunchpadAnswer = operations['getLaunchpad']['responses'][200]['content']['application/json']
/** The steps of the member's start. `GET /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const getLaunchpad = (client: PortalClient, init: CallInit = {}): Promise<GetLaunchpadAnswer> =>
  answer('getLaunchpad', client.GET('/services/service-journey-guidance/v1/users/me/launchpad', { ...init }))

export type DeleteLaunchpadAnswer = undefined
/** Put the launchpad away for good. `DELETE /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const deleteLaunchpad = (client: PortalClient, init: CallInit = {}): Promise<DeleteLaunchpadAnswer> =>
  answer('deleteLaunchpad', client.DELETE('/services/service-journey-guidance/v1/users/me/launchpad', { ...init }))

export type UpdateLaunchpadParams = { body: NonNullable<operations['updateLaunchpad']['requestBody']>['content']['application/json'] }
export type UpdateLaunchpadAnswer = operations['updateLaunchpad']['responses'][200]['content']['application/json']
/** Set the status of one step. `PATCH /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const updateLaunchpad = (client: PortalClient, params: UpdateLaunchpadParams, init: CallInit = {}): Promise<UpdateLaunchpadAnswer> => {
  const { body } = params
  return answer('updateLaunchpad', client.PATCH('/services/service-journey-guidance/v1/users/me/launchpad', { ...init, body }))
}

export type GetOnboardingDisplayAnswer = operations['getOnboardingDisplay']['responses'][200]['content']['application/json']
/** Whether the onboarding is shown. `GET /services/service-journey-guidance/v1/users/me/onboarding/display`. Throws `ApiProblem`. */
export const getOnboardingDisplay = (client: PortalClient, init: CallInit = {}): Promise<GetOnboardingDisplayAnswer> =>
  answer('getOnboardingDisplay', client.GET('/services/service-journey-guidance/v1/users/me/onboarding/display', { ...init }))

export type ListBloodPressureReadingsParams = operations['listBloodPressureReadings']['parameters']['path'] & NonNullable<operations['listBloodPressureReadings']['parameters']['query']>
export type ListBloodPressureReadingsAnswer = operations['listBloodPressureReadings']['responses'][200]['content']['application/json']
/** The member's blood pressure readings of a range, newest first. `GET /v1/users/{userId}/reading/bp`. Throws `ApiProblem`. */
export const listBloodPressureReadings = (client: PortalClient, params: ListBloodPressureReadingsParams, init: CallInit = {}): Promise<ListBloodPressureReadingsAnswer> => {
  const { userId, ...query } = params
  return answer('listBloodPressureReadings', client.GET('/v1/users/{userId}/reading/bp', { ...init, params: { path: { userId }, query } }))
}

export type GetBloodPressureStatsParams = NonNullable<operations['getBloodPressureStats']['parameters']['query']>
export type GetBloodPressureStatsAnswer = operations['getBloodPressureStats']['responses'][200]['content']['application/json']
/** Statistics of the member's blood pressure over a range. `GET /v1/users/me/reading/bp/stats`. Throws `ApiProblem`. */
export const getBloodPressureStats = (client: PortalClient, params: GetBloodPressureStatsParams, init: CallInit = {}): Promise<GetBloodPressureStatsAnswer> => {
  const query = params
  return answer('getBloodPressureStats', client.GET('/v1/users/me/reading/bp/stats', { ...init, params: { query } }))
}

export type ListBloodSugarReadingsParams = NonNullable<operations['listBloodSugarReadings']['parameters']['query']>
export type ListBloodSugarReadingsAnswer = operations['listBloodSugarReadings']['responses'][200]['content']['application/json']
/** The member's blood sugar readings of a range, newest first. `GET /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const listBloodSugarReadings = (client: PortalClient, params: ListBloodSugarReadingsParams, init: CallInit = {}): Promise<ListBloodSugarReadingsAnswer> => {
  const query = params
  return answer('listBloodSugarReadings', client.GET('/v1/users/me/readings/bgs/data', { ...init, params: { query } }))
}

export type CreateBloodSugarReadingParams = { body: NonNullable<operations['createBloodSugarReading']['requestBody']>['content']['application/json'] }
export type CreateBloodSugarReadingAnswer = operations['createBloodSugarReading']['responses'][201]['content']['application/json']
/** Add a reading that the member took and types in herself. `POST /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const createBloodSugarReading = (client: PortalClient, params: CreateBloodSugarReadingParams, init: CallInit = {}): Promise<CreateBloodSugarReadingAnswer> => {
  const { body } = params
  return answer('createBloodSugarReading', client.POST('/v1/users/me/readings/bgs/data', { ...init, body }))
}

export type GetBloodSugarStatsParams = NonNullable<operations['getBloodSugarStats']['parameters']['query']>
export type GetBloodSugarStatsAnswer = operations['getBloodSugarStats']['responses'][200]['content']['application/json']
/** Statistics of the member's blood sugar over a range, in all, by meal and by hour. `GET /v1/users/me/readings/bgs/stats/extended`. Throws `ApiProblem`. */
export const getBloodSugarStats = (client: PortalClient, params: GetBloodSugarStatsParams, init: CallInit = {}): Promise<GetBloodSugarStatsAnswer> => {
  const query = params
  return answer('getBloodSugarStats', client.GET('/v1/users/me/readings/bgs/stats/extended', { ...init, params: { query } }))
}

export type UpdateBloodSugarReadingParams = operations['updateBloodSugarReading']['parameters']['path'] & { body: NonNullable<operations['updateBloodSugarReading']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarReadingAnswer = operations['updateBloodSugarReading']['responses'][200]['content']['application/json']
/** Change what was told of a reading. `PATCH /v1/users/me/readings/bgs/{id}`. Throws `ApiProblem`. */
export const updateBloodSugarReading = (client: PortalClient, params: UpdateBloodSugarReadingParams, init: CallInit = {}): Promise<UpdateBloodSugarReadingAnswer> => {
  const { id, body } = params
  return answer('updateBloodSugarReading', client.PATCH('/v1/users/me/readings/bgs/{id}', { ...init, params: { path: { id } }, body }))
}

export type GetBloodSugarAlertsAnswer = operations['getBloodSugarAlerts']['responses'][200]['content']['application/json']
/** When somebody is told about a blood sugar reading, and who. `GET /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const getBloodSugarAlerts = (client: PortalClient, init: CallInit = {}): Promise<GetBloodSugarAlertsAnswer> =>
  answer('getBloodSugarAlerts', client.GET('/v1/users/me/settings/alerts/bg', { ...init }))

export type UpdateBloodSugarAlertsParams = { body: NonNullable<operations['updateBloodSugarAlerts']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarAlertsAnswer = operations['updateBloodSugarAlerts']['responses'][200]['content']['application/json']
/** Change these settings. `PATCH /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const updateBloodSugarAlerts = (client: PortalClient, params: UpdateBloodSugarAlertsParams, init: CallInit = {}): Promise<UpdateBloodSugarAlertsAnswer> => {
  const { body } = params
  return answer('updateBloodSugarAlerts', client.PATCH('/v1/users/me/settings/alerts/bg', { ...init, body }))
}

export type ListWeightReadingsParams = NonNullable<operations['listWeightReadings']['parameters']['query']>
export type ListWeightReadingsAnswer = operations['listWeightReadings']['responses'][200]['content']['application/json']
/** The member's weight readings, newest first. `GET /v1/users/me/reading/weights`. Throws `ApiProblem`. */
export const listWeightReadings = (client: PortalClient, params: ListWeightReadingsParams = {}, init: CallInit = {}): Promise<ListWeightReadingsAnswer> => {
  const query = params
  return answer('listWeightReadings', client.GET('/v1/users/me/reading/weights', { ...init, params: { query } }))
}

export type GetWeightStatsParams = NonNullable<operations['getWeightStats']['parameters']['query']>
export type GetWeightStatsAnswer = operations['getWeightStats']['responses'][200]['content']['application/json']
/** What the member's weight did over some durations. `GET /v1/users/me/reading/weight/stats`. Throws `ApiProblem`. */
export const getWeightStats = (client: PortalClient, params: GetWeightStatsParams = {}, init: CallInit = {}): Promise<GetWeightStatsAnswer> => {
  const query = params
  return answer('getWeightStats', client.GET('/v1/users/me/reading/weight/stats', { ...init, params: { query } }))
}

export type GetWeightTargetAnswer = operations['getWeightTarget']['responses'][200]['content']['application/json']
/** The weight that the member wants to reach. `GET /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const getWeightTarget = (client: PortalClient, init: CallInit = {}): Promise<GetWeightTargetAnswer> =>
  answer('getWeightTarget', client.GET('/v1/users/me/reading/weight/target', { ...init }))

export type SetWeightTargetParams = { body: NonNullable<operations['setWeightTarget']['requestBody']>['content']['application/json'] }
export type SetWeightTargetAnswer = operations['setWeightTarget']['responses'][200]['content']['application/json']
/** Set that weight. `POST /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const setWeightTarget = (client: PortalClient, params: SetWeightTargetParams, init: CallInit = {}): Promise<SetWeightTargetAnswer> => {
  const { body } = params
  return answer('setWeightTarget', client.POST('/v1/users/me/reading/weight/target', { ...init, body }))
}

export type MarkWeightReadingParams = operations['markWeightReading']['parameters']['path'] & { body: NonNullable<operations['markWeightReading']['requestBody']>['content']['application/json'] }
export type MarkWeightReadingAnswer = operations['markWeightReading']['responses'][200]['content']['application/json']
/** Say whether a reading is irregular. `PUT /v1/users/me/reading/weight/{id}`. Throws `ApiProblem`. */
export const markWeightReading = (client: PortalClient, params: MarkWeightReadingParams, init: CallInit = {}): Promise<MarkWeightReadingAnswer> => {
  const { id, body } = params
  return answer('markWeightReading', client.PUT('/v1/users/me/reading/weight/{id}', { ...init, params: { path: { id } }, body }))
}
