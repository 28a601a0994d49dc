// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  dismissAlertFlow,
  listAlertFlows,
  startAlertFlow,
  getAlertStage,
  updateAlertStage,
  addWeight,
  getBiometrics,
  listBodyCompositions,
  setHeight,
  getCareTeam,
  listChallengeStats,
  createOneOnOneChat,
  getChannel,
  getChannelMetadata,
  getCredentials,
  listChannels,
  listMessages,
  markRead,
  requestCoach,
  searchMessages,
  sendMessage,
  bookCoachingSession,
  cancelCoachingSession,
  getCoachingSession,
  listCoachingSessions,
  listCoachingSlots,
  getFlowStatus,
  getCommunicationPreferences,
  updateCommunicationPreferences,
  getCoverage,
  getCourse,
  listEducationPrograms,
  openCourse,
  recordLessonProgress,
  completeFlow,
  listFlows,
  restartFlow,
  snoozeFlow,
  chooseFoodFocus,
  endFoodFocus,
  listFoodFocuses,
  listFoodInsights,
  addFoodEntry,
  changeFoodEntry,
  deleteFoodEntry,
  getFoodEntry,
  listFoodEntries,
  listFoodLogDays,
  listUsualFoods,
  searchFoods,
  setFavoriteFood,
  deleteGoal,
  listGoals,
  setGoal,
  getKidneyResults,
  getA1cCholesterolReport,
  getA1cReport,
  getCholesterolReport,
  getMigrationInfo,
  addPaymentMethod,
  deletePaymentMethod,
  listPaymentMethods,
  setDefaultPaymentMethod,
  listPrograms,
  getPulseStats,
  listPulseReadings,
  deleteReminder,
  listReminders,
  setReminder,
  listReportsAndData,
  getUserGuide,
  listUserGuides,
  completeUserTask,
  dismissUserTask,
  listUserTasks,
  restoreUserTask,
} from './calls.ts'
import type { RpcClient, RpcInit } from './client.ts'
import type { AddFoodEntryRequestJson, AddFoodEntryResponseJson, ChangeFoodEntryRequestJson, ChangeFoodEntryResponseJson, DeleteFoodEntryRequestJson, DeleteFoodEntryResponseJson, GetFoodEntryRequestJson, GetFoodEntryResponseJson, ListFoodEntriesRequestJson, ListFoodEntriesResponseJson, ListFoodLogDaysRequestJson, ListFoodLogDaysResponseJson, ListUsualFoodsRequestJson, ListUsualFoodsResponseJson, SearchFoodsRequestJson, SearchFoodsResponseJson, SetFavoriteFoodRequestJson, SetFavoriteFoodResponseJson } from './portal/food_log/v1/food_log_pb.js'
import type { AddPaymentMethodRequestJson, AddPaymentMethodResponseJson, DeletePaymentMethodRequestJson, DeletePaymentMethodResponseJson, ListPaymentMethodsRequestJson, ListPaymentMethodsResponseJson, SetDefaultPaymentMethodRequestJson, SetDefaultPaymentMethodResponseJson } from './portal/payment/v1/payment_pb.js'
import type { AddWeightRequestJson, AddWeightResponseJson, GetBiometricsRequestJson, GetBiometricsResponseJson, ListBodyCompositionsRequestJson, ListBodyCompositionsResponseJson, SetHeightRequestJson, SetHeightResponseJson } from './portal/biometrics/v1/biometrics_pb.js'
import type { BookCoachingSessionRequestJson, BookCoachingSessionResponseJson, CancelCoachingSessionRequestJson, CancelCoachingSessionResponseJson, GetCoachingSessionRequestJson, GetCoachingSessionResponseJson, GetFlowStatusRequestJson, GetFlowStatusResponseJson, ListCoachingSessionsRequestJson, ListCoachingSessionsResponseJson, ListCoachingSlotsRequestJson, ListCoachingSlotsResponseJson } from './portal/coaching/v1/coaching_pb.js'
import type { ChooseFoodFocusRequestJson, ChooseFoodFocusResponseJson, EndFoodFocusRequestJson, EndFoodFocusResponseJson, ListFoodFocusesRequestJson, ListFoodFocusesResponseJson, ListFoodInsightsRequestJson, ListFoodInsightsResponseJson } from './portal/food_focus/v1/food_focus_pb.js'
import type { CompleteFlowRequestJson, CompleteFlowResponseJson, ListFlowsRequestJson, ListFlowsResponseJson, RestartFlowRequestJson, RestartFlowResponseJson, SnoozeFlowRequestJson, SnoozeFlowResponseJson } from './portal/flow_admin/v1/flow_admin_pb.js'
import type { CompleteUserTaskRequestJson, CompleteUserTaskResponseJson, DismissUserTaskRequestJson, DismissUserTaskResponseJson, ListUserTasksRequestJson, ListUserTasksResponseJson, RestoreUserTaskRequestJson, RestoreUserTaskResponseJson } from './portal/user_tasks/v1/user_tasks_pb.js'
import type { CreateOneOnOneChatRequestJson, CreateOneOnOneChatResponseJson, GetChannelMetadataRequestJson, GetChannelMetadataResponseJson, GetChannelRequestJson, GetChannelResponseJson, GetCredentialsRequestJson, GetCredentialsResponseJson, ListChannelsRequestJson, ListChannelsResponseJson, ListMessagesRequestJson, ListMessagesResponseJson, MarkReadRequestJson, MarkReadResponseJson, RequestCoachRequestJson, RequestCoachResponseJson, SearchMessagesRequestJson, SearchMessagesResponseJson, SendMessageRequestJson, SendMessageResponseJson } from './portal/chat/v1/chat_pb.js'
import type { DeleteGoalRequestJson, DeleteGoalResponseJson, ListGoalsRequestJson, ListGoalsResponseJson, SetGoalRequestJson, SetGoalResponseJson } from './portal/goals/v1/goals_pb.js'
import type { DeleteReminderRequestJson, DeleteReminderResponseJson, ListRemindersRequestJson, ListRemindersResponseJson, SetReminderRequestJson, SetReminderResponseJson } from './portal/reminders/v1/reminders_pb.js'
import type { DismissAlertFlowRequestJson, DismissAlertFlowResponseJson, ListAlertFlowsRequestJson, ListAlertFlowsResponseJson, StartAlertFlowRequestJson, StartAlertFlowResponseJson } from './portal/alert_flow/v1/alert_flow_pb.js'
import type { GetA1cCholesterolReportRequestJson, GetA1cCholesterolReportResponseJson, GetA1cReportRequestJson, GetA1cReportResponseJson, GetCholesterolReportRequestJson, GetCholesterolReportResponseJson } from './portal/lab_reports/v1/lab_reports_pb.js'
import type { GetAlertStageRequestJson, GetAlertStageResponseJson, UpdateAlertStageRequestJson, UpdateAlertStageResponseJson } from './portal/alert_stage/v1/alert_stage_pb.js'
import type { GetCareTeamRequestJson, GetCareTeamResponseJson } from './portal/care_team/v1/care_team_pb.js'
import type { GetCommunicationPreferencesRequestJson, GetCommunicationPreferencesResponseJson, UpdateCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesResponseJson } from './portal/communications/v1/communications_pb.js'
import type { GetCourseRequestJson, GetCourseResponseJson, ListEducationProgramsRequestJson, ListEducationProgramsResponseJson, OpenCourseRequestJson, OpenCourseResponseJson, RecordLessonProgressRequestJson, RecordLessonProgressResponseJson } from './portal/education/v1/education_pb.js'
import type { GetCoverageRequestJson, GetCoverageResponseJson } from './portal/coverage/v1/coverage_pb.js'
import type { GetKidneyResultsRequestJson, GetKidneyResultsResponseJson } from './portal/kidney/v1/kidney_pb.js'
import type { GetMigrationInfoRequestJson, GetMigrationInfoResponseJson } from './portal/one_app_migration/v1/one_app_migration_pb.js'
import type { GetPulseStatsRequestJson, GetPulseStatsResponseJson, ListPulseReadingsRequestJson, ListPulseReadingsResponseJson } from './portal/pulse/v1/pulse_pb.js'
import type { GetUserGuideRequestJson, GetUserGuideResponseJson, ListUserGuidesRequestJson, ListUserGuidesResponseJson } from './portal/user_guides/v1/user_guides_pb.js'
import type { ListChallengeStatsRequestJson, ListChallengeStatsResponseJson } from './portal/challenges/v1/challenges_pb.js'
import type { ListProgramsRequestJson, ListProgramsResponseJson } from './portal/programs/v1/programs_pb.js'
import type { ListReportsAndDataRequestJson, ListReportsAndDataResponseJson } from './portal/reports_and_data/v1/reports_and_data_pb.js'
import type { RpcProblem } from './problem.ts'

/** Mutation options of `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`. */
export const dismissAlertFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['dismissAlertFlow'] as const,
  mutationFn: (request: DismissAlertFlowRequestJson): Promise<DismissAlertFlowResponseJson> => dismissAlertFlow(client, request, init),
})

/** Key of `listAlertFlows`: the RPC and its request. */
export const listAlertFlowsKey = (request: ListAlertFlowsRequestJson = {}) => ['listAlertFlows', request] as const

/** Query options of `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`. */
export const listAlertFlowsOptions = (client: RpcClient, request: ListAlertFlowsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listAlertFlowsKey(request) as DataTag<readonly ['listAlertFlows', ListAlertFlowsRequestJson], ListAlertFlowsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listAlertFlows(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`. */
export const startAlertFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['startAlertFlow'] as const,
  mutationFn: (request: StartAlertFlowRequestJson): Promise<StartAlertFlowResponseJson> => startAlertFlow(client, request, init),
})

/** Key of `getAlertStage`: the RPC and its request. */
export const getAlertStageKey = (request: GetAlertStageRequestJson = {}) => ['getAlertStage', request] as const

/** Query options of `/portal.alert_stage.v1.AlertStageService/GetAlertStage`. */
export const getAlertStageOptions = (client: RpcClient, request: GetAlertStageRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getAlertStageKey(request) as DataTag<readonly ['getAlertStage', GetAlertStageRequestJson], GetAlertStageResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getAlertStage(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`. */
export const updateAlertStageMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['updateAlertStage'] as const,
  mutationFn: (request: UpdateAlertStageRequestJson): Promise<UpdateAlertStageResponseJson> => updateAlertStage(client, request, init),
})

/** Mutation options of `/portal.biometrics.v1.BiometricsService/AddWeight`. */
export const addWeightMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['addWeight'] as const,
  mutationFn: (request: AddWeightRequestJson): Promise<AddWeightResponseJson> => addWeight(client, request, init),
})

/** Key of `getBiometrics`: the RPC and its request. */
export const getBiometricsKey = (request: GetBiometricsRequestJson = {}) => ['getBiometrics', request] as const

/** Query options of `/portal.biometrics.v1.BiometricsService/GetBiometrics`. */
export const getBiometricsOptions = (client: RpcClient, request: GetBiometricsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getBiometricsKey(request) as DataTag<readonly ['getBiometrics', GetBiometricsRequestJson], GetBiometricsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getBiometrics(client, request, { ...init, signal }),
})

/** Key of `listBodyCompositions`: the RPC and its request. */
export const listBodyCompositionsKey = (request: ListBodyCompositionsRequestJson = {}) => ['listBodyCompositions', request] as const

/** Query options of `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`. */
export const listBodyCompositionsOptions = (client: RpcClient, request: ListBodyCompositionsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listBodyCompositionsKey(request) as DataTag<readonly ['listBodyCompositions', ListBodyCompositionsRequestJson], ListBodyCompositionsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listBodyCompositions(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.biometrics.v1.BiometricsService/SetHeight`. */
export const setHeightMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setHeight'] as const,
  mutationFn: (request: SetHeightRequestJson): Promise<SetHeightResponseJson> => setHeight(client, request, init),
})

/** Key of `getCareTeam`: the RPC and its request. */
export const getCareTeamKey = (request: GetCareTeamRequestJson = {}) => ['getCareTeam', request] as const

/** Query options of `/portal.care_team.v1.CareTeamService/GetCareTeam`. */
export const getCareTeamOptions = (client: RpcClient, request: GetCareTeamRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCareTeamKey(request) as DataTag<readonly ['getCareTeam', GetCareTeamRequestJson], GetCareTeamResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCareTeam(client, request, { ...init, signal }),
})

/** Key of `listChallengeStats`: the RPC and its request. */
export const listChallengeStatsKey = (request: ListChallengeStatsRequestJson = {}) => ['listChallengeStats', request] as const

/** Query options of `/portal.challenges.v1.ChallengesService/ListChallengeStats`. */
export const listChallengeStatsOptions = (client: RpcClient, request: ListChallengeStatsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listChallengeStatsKey(request) as DataTag<readonly ['listChallengeStats', ListChallengeStatsRequestJson], ListChallengeStatsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listChallengeStats(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.chat.v1.ChatService/CreateOneOnOneChat`. */
export const createOneOnOneChatMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['createOneOnOneChat'] as const,
  mutationFn: (request: CreateOneOnOneChatRequestJson): Promise<CreateOneOnOneChatResponseJson> => createOneOnOneChat(client, request, init),
})

/** Key of `getChannel`: the RPC and its request. */
export const getChannelKey = (request: GetChannelRequestJson = {}) => ['getChannel', request] as const

/** Query options of `/portal.chat.v1.ChatService/GetChannel`. */
export const getChannelOptions = (client: RpcClient, request: GetChannelRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getChannelKey(request) as DataTag<readonly ['getChannel', GetChannelRequestJson], GetChannelResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getChannel(client, request, { ...init, signal }),
})

/** Key of `getChannelMetadata`: the RPC and its request. */
export const getChannelMetadataKey = (request: GetChannelMetadataRequestJson = {}) => ['getChannelMetadata', request] as const

/** Query options of `/portal.chat.v1.ChatService/GetChannelMetadata`. */
export const getChannelMetadataOptions = (client: RpcClient, request: GetChannelMetadataRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getChannelMetadataKey(request) as DataTag<readonly ['getChannelMetadata', GetChannelMetadataRequestJson], GetChannelMetadataResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getChannelMetadata(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.chat.v1.ChatService/GetCredentials`. */
export const getCredentialsMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['getCredentials'] as const,
  mutationFn: (request: GetCredentialsRequestJson): Promise<GetCredentialsResponseJson> => getCredentials(client, request, init),
})

/** Key of `listChannels`: the RPC and its request. */
export const listChannelsKey = (request: ListChannelsRequestJson = {}) => ['listChannels', request] as const

/** Query options of `/portal.chat.v1.ChatService/ListChannels`. */
export const listChannelsOptions = (client: RpcClient, request: ListChannelsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listChannelsKey(request) as DataTag<readonly ['listChannels', ListChannelsRequestJson], ListChannelsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listChannels(client, request, { ...init, signal }),
})

/** Key of `listMessages`: the RPC and its request. */
export const listMessagesKey = (request: ListMessagesRequestJson = {}) => ['listMessages', request] as const

/** Query options of `/portal.chat.v1.ChatService/ListMessages`. */
export const listMessagesOptions = (client: RpcClient, request: ListMessagesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listMessagesKey(request) as DataTag<readonly ['listMessages', ListMessagesRequestJson], ListMessagesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listMessages(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.chat.v1.ChatService/MarkRead`. */
export const markReadMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['markRead'] as const,
  mutationFn: (request: MarkReadRequestJson): Promise<MarkReadResponseJson> => markRead(client, request, init),
})

/** Mutation options of `/portal.chat.v1.ChatService/RequestCoach`. */
export const requestCoachMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['requestCoach'] as const,
  mutationFn: (request: RequestCoachRequestJson): Promise<RequestCoachResponseJson> => requestCoach(client, request, init),
})

/** Key of `searchMessages`: the RPC and its request. */
export const searchMessagesKey = (request: SearchMessagesRequestJson = {}) => ['searchMessages', request] as const

/** Query options of `/portal.chat.v1.ChatService/SearchMessages`. */
export const searchMessagesOptions = (client: RpcClient, request: SearchMessagesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: searchMessagesKey(request) as DataTag<readonly ['searchMessages', SearchMessagesRequestJson], SearchMessagesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => searchMessages(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.chat.v1.ChatService/SendMessage`. */
export const sendMessageMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['sendMessage'] as const,
  mutationFn: (request: SendMessageRequestJson): Promise<SendMessageResponseJson> => sendMessage(client, request, init),
})

/** Mutation options of `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`. */
export const bookCoachingSessionMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['bookCoachingSession'] as const,
  mutationFn: (request: BookCoachingSessionRequestJson): Promise<BookCoachingSessionResponseJson> => bookCoachingSession(client, request, init),
})

/** Mutation options of `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`. */
export const cancelCoachingSessionMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['cancelCoachingSession'] as const,
  mutationFn: (request: CancelCoachingSessionRequestJson): Promise<CancelCoachingSessionResponseJson> => cancelCoachingSession(client, request, init),
})

/** Key of `getCoachingSession`: the RPC and its request. */
export const getCoachingSessionKey = (request: GetCoachingSessionRequestJson = {}) => ['getCoachingSession', request] as const

/** Query options of `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`. */
export const getCoachingSessionOptions = (client: RpcClient, request: GetCoachingSessionRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCoachingSessionKey(request) as DataTag<readonly ['getCoachingSession', GetCoachingSessionRequestJson], GetCoachingSessionResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCoachingSession(client, request, { ...init, signal }),
})

/** Key of `listCoachingSessions`: the RPC and its request. */
export const listCoachingSessionsKey = (request: ListCoachingSessionsRequestJson = {}) => ['listCoachingSessions', request] as const

/** Query options of `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`. */
export const listCoachingSessionsOptions = (client: RpcClient, request: ListCoachingSessionsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listCoachingSessionsKey(request) as DataTag<readonly ['listCoachingSessions', ListCoachingSessionsRequestJson], ListCoachingSessionsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listCoachingSessions(client, request, { ...init, signal }),
})

/** Key of `listCoachingSlots`: the RPC and its request. */
export const listCoachingSlotsKey = (request: ListCoachingSlotsRequestJson = {}) => ['listCoachingSlots', request] as const

/** Query options of `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`. */
export const listCoachingSlotsOptions = (client: RpcClient, request: ListCoachingSlotsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listCoachingSlotsKey(request) as DataTag<readonly ['listCoachingSlots', ListCoachingSlotsRequestJson], ListCoachingSlotsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listCoachingSlots(client, request, { ...init, signal }),
})

/** Key of `getFlowStatus`: the RPC and its request. */
export const getFlowStatusKey = (request: GetFlowStatusRequestJson = {}) => ['getFlowStatus', request] as const

/** Query options of `/portal.coaching.v1.FlowStatusService/GetFlowStatus`. */
export const getFlowStatusOptions = (client: RpcClient, request: GetFlowStatusRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getFlowStatusKey(request) as DataTag<readonly ['getFlowStatus', GetFlowStatusRequestJson], GetFlowStatusResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getFlowStatus(client, request, { ...init, signal }),
})

/** Key of `getCommunicationPreferences`: the RPC and its request. */
export const getCommunicationPreferencesKey = (request: GetCommunicationPreferencesRequestJson = {}) => ['getCommunicationPreferences', request] as const

/** Query options of `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`. */
export const getCommunicationPreferencesOptions = (client: RpcClient, request: GetCommunicationPreferencesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCommunicationPreferencesKey(request) as DataTag<readonly ['getCommunicationPreferences', GetCommunicationPreferencesRequestJson], GetCommunicationPreferencesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCommunicationPreferences(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`. */
export const updateCommunicationPreferencesMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['updateCommunicationPreferences'] as const,
  mutationFn: (request: UpdateCommunicationPreferencesRequestJson): Promise<UpdateCommunicationPreferencesResponseJson> => updateCommunicationPreferences(client, request, init),
})

/** Key of `getCoverage`: the RPC and its request. */
export const getCoverageKey = (request: GetCoverageRequestJson = {}) => ['getCoverage', request] as const

/** Query options of `/portal.coverage.v1.CoverageService/GetCoverage`. */
export const getCoverageOptions = (client: RpcClient, request: GetCoverageRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCoverageKey(request) as DataTag<readonly ['getCoverage', GetCoverageRequestJson], GetCoverageResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCoverage(client, request, { ...init, signal }),
})

/** Key of `getCourse`: the RPC and its request. */
export const getCourseKey = (request: GetCourseRequestJson = {}) => ['getCourse', request] as const

/** Query options of `/portal.education.v1.EducationService/GetCourse`. */
export const getCourseOptions = (client: RpcClient, request: GetCourseRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCourseKey(request) as DataTag<readonly ['getCourse', GetCourseRequestJson], GetCourseResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCourse(client, request, { ...init, signal }),
})

/** Key of `listEducationPrograms`: the RPC and its request. */
export const listEducationProgramsKey = (request: ListEducationProgramsRequestJson = {}) => ['listEducationPrograms', request] as const

/** Query options of `/portal.education.v1.EducationService/ListEducationPrograms`. */
export const listEducationProgramsOptions = (client: RpcClient, request: ListEducationProgramsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listEducationProgramsKey(request) as DataTag<readonly ['listEducationPrograms', ListEducationProgramsRequestJson], ListEducationProgramsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listEducationPrograms(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.education.v1.EducationService/OpenCourse`. */
export const openCourseMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['openCourse'] as const,
  mutationFn: (request: OpenCourseRequestJson): Promise<OpenCourseResponseJson> => openCourse(client, request, init),
})

/** Mutation options of `/portal.education.v1.EducationService/RecordLessonProgress`. */
export const recordLessonProgressMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['recordLessonProgress'] as const,
  mutationFn: (request: RecordLessonProgressRequestJson): Promise<RecordLessonProgressResponseJson> => recordLessonProgress(client, request, init),
})

/** Mutation options of `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`. */
export const completeFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['completeFlow'] as const,
  mutationFn: (request: CompleteFlowRequestJson): Promise<CompleteFlowResponseJson> => completeFlow(client, request, init),
})

/** Key of `listFlows`: the RPC and its request. */
export const listFlowsKey = (request: ListFlowsRequestJson = {}) => ['listFlows', request] as const

/** Query options of `/portal.flow_admin.v1.FlowAdminService/ListFlows`. */
export const listFlowsOptions = (client: RpcClient, request: ListFlowsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFlowsKey(request) as DataTag<readonly ['listFlows', ListFlowsRequestJson], ListFlowsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFlows(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.flow_admin.v1.FlowAdminService/RestartFlow`. */
export const restartFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['restartFlow'] as const,
  mutationFn: (request: RestartFlowRequestJson): Promise<RestartFlowResponseJson> => restartFlow(client, request, init),
})

/** Mutation options of `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`. */
export const snoozeFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['snoozeFlow'] as const,
  mutationFn: (request: SnoozeFlowRequestJson): Promise<SnoozeFlowResponseJson> => snoozeFlow(client, request, init),
})

/** Mutation options of `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`. */
export const chooseFoodFocusMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['chooseFoodFocus'] as const,
  mutationFn: (request: ChooseFoodFocusRequestJson): Promise<ChooseFoodFocusResponseJson> => chooseFoodFocus(client, request, init),
})

/** Mutation options of `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`. */
export const endFoodFocusMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['endFoodFocus'] as const,
  mutationFn: (request: EndFoodFocusRequestJson): Promise<EndFoodFocusResponseJson> => endFoodFocus(client, request, init),
})

/** Key of `listFoodFocuses`: the RPC and its request. */
export const listFoodFocusesKey = (request: ListFoodFocusesRequestJson = {}) => ['listFoodFocuses', request] as const

/** Query options of `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`. */
export const listFoodFocusesOptions = (client: RpcClient, request: ListFoodFocusesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodFocusesKey(request) as DataTag<readonly ['listFoodFocuses', ListFoodFocusesRequestJson], ListFoodFocusesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodFocuses(client, request, { ...init, signal }),
})

/** Key of `listFoodInsights`: the RPC and its request. */
export const listFoodInsightsKey = (request: ListFoodInsightsRequestJson = {}) => ['listFoodInsights', request] as const

/** Query options of `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`. */
export const listFoodInsightsOptions = (client: RpcClient, request: ListFoodInsightsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodInsightsKey(request) as DataTag<readonly ['listFoodInsights', ListFoodInsightsRequestJson], ListFoodInsightsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodInsights(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.food_log.v1.FoodLogService/AddFoodEntry`. */
export const addFoodEntryMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['addFoodEntry'] as const,
  mutationFn: (request: AddFoodEntryRequestJson): Promise<AddFoodEntryResponseJson> => addFoodEntry(client, request, init),
})

/** Mutation options of `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`. */
export const changeFoodEntryMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['changeFoodEntry'] as const,
  mutationFn: (request: ChangeFoodEntryRequestJson): Promise<ChangeFoodEntryResponseJson> => changeFoodEntry(client, request, init),
})

/** Mutation options of `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`. */
export const deleteFoodEntryMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deleteFoodEntry'] as const,
  mutationFn: (request: DeleteFoodEntryRequestJson): Promise<DeleteFoodEntryResponseJson> => deleteFoodEntry(client, request, init),
})

/** Key of `getFoodEntry`: the RPC and its request. */
export const getFoodEntryKey = (request: GetFoodEntryRequestJson = {}) => ['getFoodEntry', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/GetFoodEntry`. */
export const getFoodEntryOptions = (client: RpcClient, request: GetFoodEntryRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getFoodEntryKey(request) as DataTag<readonly ['getFoodEntry', GetFoodEntryRequestJson], GetFoodEntryResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getFoodEntry(client, request, { ...init, signal }),
})

/** Key of `listFoodEntries`: the RPC and its request. */
export const listFoodEntriesKey = (request: ListFoodEntriesRequestJson = {}) => ['listFoodEntries', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/ListFoodEntries`. */
export const listFoodEntriesOptions = (client: RpcClient, request: ListFoodEntriesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodEntriesKey(request) as DataTag<readonly ['listFoodEntries', ListFoodEntriesRequestJson], ListFoodEntriesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodEntries(client, request, { ...init, signal }),
})

/** Key of `listFoodLogDays`: the RPC and its request. */
export const listFoodLogDaysKey = (request: ListFoodLogDaysRequestJson = {}) => ['listFoodLogDays', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/ListFoodLogDays`. */
export const listFoodLogDaysOptions = (client: RpcClient, request: ListFoodLogDaysRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodLogDaysKey(request) as DataTag<readonly ['listFoodLogDays', ListFoodLogDaysRequestJson], ListFoodLogDaysResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodLogDays(client, request, { ...init, signal }),
})

/** Key of `listUsualFoods`: the RPC and its request. */
export const listUsualFoodsKey = (request: ListUsualFoodsRequestJson = {}) => ['listUsualFoods', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/ListUsualFoods`. */
export const listUsualFoodsOptions = (client: RpcClient, request: ListUsualFoodsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listUsualFoodsKey(request) as DataTag<readonly ['listUsualFoods', ListUsualFoodsRequestJson], ListUsualFoodsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listUsualFoods(client, request, { ...init, signal }),
})

/** Key of `searchFoods`: the RPC and its request. */
export const searchFoodsKey = (request: SearchFoodsRequestJson = {}) => ['searchFoods', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/SearchFoods`. */
export const searchFoodsOptions = (client: RpcClient, request: SearchFoodsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: searchFoodsKey(request) as DataTag<readonly ['searchFoods', SearchFoodsRequestJson], SearchFoodsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => searchFoods(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.food_log.v1.FoodLogService/SetFavoriteFood`. */
export const setFavoriteFoodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setFavoriteFood'] as const,
  mutationFn: (request: SetFavoriteFoodRequestJson): Promise<SetFavoriteFoodResponseJson> => setFavoriteFood(client, request, init),
})

/** Mutation options of `/portal.goals.v1.GoalsService/DeleteGoal`. */
export const deleteGoalMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deleteGoal'] as const,
  mutationFn: (request: DeleteGoalRequestJson): Promise<DeleteGoalResponseJson> => deleteGoal(client, request, init),
})

/** Key of `listGoals`: the RPC and its request. */
export const listGoalsKey = (request: ListGoalsRequestJson = {}) => ['listGoals', request] as const

/** Query options of `/portal.goals.v1.GoalsService/ListGoals`. */
export const listGoalsOptions = (client: RpcClient, request: ListGoalsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listGoalsKey(request) as DataTag<readonly ['listGoals', ListGoalsRequestJson], ListGoalsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listGoals(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.goals.v1.GoalsService/SetGoal`. */
export const setGoalMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setGoal'] as const,
  mutationFn: (request: SetGoalRequestJson): Promise<SetGoalResponseJson> => setGoal(client, request, init),
})

/** Key of `getKidneyResults`: the RPC and its request. */
export const getKidneyResultsKey = (request: GetKidneyResultsRequestJson = {}) => ['getKidneyResults', request] as const

/** Query options of `/portal.kidney.v1.KidneyService/GetKidneyResults`. */
export const getKidneyResultsOptions = (client: RpcClient, request: GetKidneyResultsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getKidneyResultsKey(request) as DataTag<readonly ['getKidneyResults', GetKidneyResultsRequestJson], GetKidneyResultsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getKidneyResults(client, request, { ...init, signal }),
})

/** Key of `getA1cCholesterolReport`: the RPC and its request. */
export const getA1cCholesterolReportKey = (request: GetA1cCholesterolReportRequestJson = {}) => ['getA1cCholesterolReport', request] as const

/** Query options of `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`. */
export const getA1cCholesterolReportOptions = (client: RpcClient, request: GetA1cCholesterolReportRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getA1cCholesterolReportKey(request) as DataTag<readonly ['getA1cCholesterolReport', GetA1cCholesterolReportRequestJson], GetA1cCholesterolReportResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getA1cCholesterolReport(client, request, { ...init, signal }),
})

/** Key of `getA1cReport`: the RPC and its request. */
export const getA1cReportKey = (request: GetA1cReportRequestJson = {}) => ['getA1cReport', request] as const

/** Query options of `/portal.lab_reports.v1.LabReportsService/GetA1cReport`. */
export const getA1cReportOptions = (client: RpcClient, request: GetA1cReportRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getA1cReportKey(request) as DataTag<readonly ['getA1cReport', GetA1cReportRequestJson], GetA1cReportResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getA1cReport(client, request, { ...init, signal }),
})

/** Key of `getCholesterolReport`: the RPC and its request. */
export const getCholesterolReportKey = (request: GetCholesterolReportRequestJson = {}) => ['getCholesterolReport', request] as const

/** Query options of `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`. */
export const getCholesterolReportOptions = (client: RpcClient, request: GetCholesterolReportRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCholesterolReportKey(request) as DataTag<readonly ['getCholesterolReport', GetCholesterolReportRequestJson], GetCholesterolReportResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCholesterolReport(client, request, { ...init, signal }),
})

/** Key of `getMigrationInfo`: the RPC and its request. */
export const getMigrationInfoKey = (request: GetMigrationInfoRequestJson = {}) => ['getMigrationInfo', request] as const

/** Query options of `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`. */
export const getMigrationInfoOptions = (client: RpcClient, request: GetMigrationInfoRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getMigrationInfoKey(request) as DataTag<readonly ['getMigrationInfo', GetMigrationInfoRequestJson], GetMigrationInfoResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getMigrationInfo(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.payment.v1.PaymentService/AddPaymentMethod`. */
export const addPaymentMethodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['addPaymentMethod'] as const,
  mutationFn: (request: AddPaymentMethodRequestJson): Promise<AddPaymentMethodResponseJson> => addPaymentMethod(client, request, init),
})

/** Mutation options of `/portal.payment.v1.PaymentService/DeletePaymentMethod`. */
export const deletePaymentMethodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deletePaymentMethod'] as const,
  mutationFn: (request: DeletePaymentMethodRequestJson): Promise<DeletePaymentMethodResponseJson> => deletePaymentMethod(client, request, init),
})

/** Key of `listPaymentMethods`: the RPC and its request. */
export const listPaymentMethodsKey = (request: ListPaymentMethodsRequestJson = {}) => ['listPaymentMethods', request] as const

/** Query options of `/portal.payment.v1.PaymentService/ListPaymentMethods`. */
export const listPaymentMethodsOptions = (client: RpcClient, request: ListPaymentMethodsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listPaymentMethodsKey(request) as DataTag<readonly ['listPaymentMethods', ListPaymentMethodsRequestJson], ListPaymentMethodsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listPaymentMethods(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`. */
export const setDefaultPaymentMethodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setDefaultPaymentMethod'] as const,
  mutationFn: (request: SetDefaultPaymentMethodRequestJson): Promise<SetDefaultPaymentMethodResponseJson> => setDefaultPaymentMethod(client, request, init),
})

/** Key of `listPrograms`: the RPC and its request. */
export const listProgramsKey = (request: ListProgramsRequestJson = {}) => ['listPrograms', request] as const

/** Query options of `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const listProgramsOptions = (client: RpcClient, request: ListProgramsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listProgramsKey(request) as DataTag<readonly ['listPrograms', ListProgramsRequestJson], ListProgramsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listPrograms(client, request, { ...init, signal }),
})

/** Key of `getPulseStats`: the RPC and its request. */
export const getPulseStatsKey = (request: GetPulseStatsRequestJson = {}) => ['getPulseStats', request] as const

/** Query options of `/portal.pulse.v1.PulseService/GetPulseStats`. */
export const getPulseStatsOptions = (client: RpcClient, request: GetPulseStatsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getPulseStatsKey(request) as DataTag<readonly ['getPulseStats', GetPulseStatsRequestJson], GetPulseStatsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getPulseStats(client, request, { ...init, signal }),
})

/** Key of `listPulseReadings`: the RPC and its request. */
export const listPulseReadingsKey = (request: ListPulseReadingsRequestJson = {}) => ['listPulseReadings', request] as const

/** Query options of `/portal.pulse.v1.PulseService/ListPulseReadings`. */
export const listPulseReadingsOptions = (client: RpcClient, request: ListPulseReadingsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listPulseReadingsKey(request) as DataTag<readonly ['listPulseReadings', ListPulseReadingsRequestJson], ListPulseReadingsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listPulseReadings(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.reminders.v1.RemindersService/DeleteReminder`. */
export const deleteReminderMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deleteReminder'] as const,
  mutationFn: (request: DeleteReminderRequestJson): Promise<DeleteReminderResponseJson> => deleteReminder(client, request, init),
})

/** Key of `listReminders`: the RPC and its request. */
export const listRemindersKey = (request: ListRemindersRequestJson = {}) => ['listReminders', request] as const

/** Query options of `/portal.reminders.v1.RemindersService/ListReminders`. */
export const listRemindersOptions = (client: RpcClient, request: ListRemindersRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listRemindersKey(request) as DataTag<readonly ['listReminders', ListRemindersRequestJson], ListRemindersResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listReminders(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.reminders.v1.RemindersService/SetReminder`. */
export const setReminderMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setReminder'] as const,
  mutationFn: (request: SetReminderRequestJson): Promise<SetReminderResponseJson> => setReminder(client, request, init),
})

/** Key of `listReportsAndData`: the RPC and its request. */
export const listReportsAndDataKey = (request: ListReportsAndDataRequestJson = {}) => ['listReportsAndData', request] as const

/** Query options of `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`. */
export const listReportsAndDataOptions = (client: RpcClient, request: ListReportsAndDataRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listReportsAndDataKey(request) as DataTag<readonly ['listReportsAndData', ListReportsAndDataRequestJson], ListReportsAndDataResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listReportsAndData(client, request, { ...init, signal }),
})

/** Key of `getUserGuide`: the RPC and its request. */
export const getUserGuideKey = (request: GetUserGuideRequestJson = {}) => ['getUserGuide', request] as const

/** Query options of `/portal.user_guides.v1.UserGuidesService/GetUserGuide`. */
export const getUserGuideOptions = (client: RpcClient, request: GetUserGuideRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getUserGuideKey(request) as DataTag<readonly ['getUserGuide', GetUserGuideRequestJson], GetUserGuideResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getUserGuide(client, request, { ...init, signal }),
})

/** Key of `listUserGuides`: the RPC and its request. */
export const listUserGuidesKey = (request: ListUserGuidesRequestJson = {}) => ['listUserGuides', request] as const

/** Query options of `/portal.user_guides.v1.UserGuidesService/ListUserGuides`. */
export const listUserGuidesOptions = (client: RpcClient, request: ListUserGuidesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listUserGuidesKey(request) as DataTag<readonly ['listUserGuides', ListUserGuidesRequestJson], ListUserGuidesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listUserGuides(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`. */
export const completeUserTaskMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['completeUserTask'] as const,
  mutationFn: (request: CompleteUserTaskRequestJson): Promise<CompleteUserTaskResponseJson> => completeUserTask(client, request, init),
})

/** Mutation options of `/portal.user_tasks.v1.UserTasksService/DismissUserTask`. */
export const dismissUserTaskMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['dismissUserTask'] as const,
  mutationFn: (request: DismissUserTaskRequestJson): Promise<DismissUserTaskResponseJson> => dismissUserTask(client, request, init),
})

/** Key of `listUserTasks`: the RPC and its request. */
export const listUserTasksKey = (request: ListUserTasksRequestJson = {}) => ['listUserTasks', request] as const

/** Query options of `/portal.user_tasks.v1.UserTasksService/ListUserTasks`. */
export const listUserTasksOptions = (client: RpcClient, request: ListUserTasksRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listUserTasksKey(request) as DataTag<readonly ['listUserTasks', ListUserTasksRequestJson], ListUserTasksResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listUserTasks(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`. */
export const restoreUserTaskMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['restoreUserTask'] as const,
  mutationFn: (request: RestoreUserTaskRequestJson): Promise<RestoreUserTaskResponseJson> => restoreUserTask(client, request, init),
})
