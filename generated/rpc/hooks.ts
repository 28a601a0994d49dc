// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from './client-context.tsx'
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
import {
  dismissAlertFlowMutation,
  listAlertFlowsOptions,
  startAlertFlowMutation,
  getAlertStageOptions,
  updateAlertStageMutation,
  addWeightMutation,
  getBiometricsOptions,
  listBodyCompositionsOptions,
  setHeightMutation,
  getCareTeamOptions,
  listChallengeStatsOptions,
  createOneOnOneChatMutation,
  getChannelOptions,
  getChannelMetadataOptions,
  getCredentialsMutation,
  listChannelsOptions,
  listMessagesOptions,
  markReadMutation,
  requestCoachMutation,
  searchMessagesOptions,
  sendMessageMutation,
  bookCoachingSessionMutation,
  cancelCoachingSessionMutation,
  getCoachingSessionOptions,
  listCoachingSessionsOptions,
  listCoachingSlotsOptions,
  getFlowStatusOptions,
  getCommunicationPreferencesOptions,
  updateCommunicationPreferencesMutation,
  getCoverageOptions,
  getCourseOptions,
  listEducationProgramsOptions,
  openCourseMutation,
  recordLessonProgressMutation,
  completeFlowMutation,
  listFlowsOptions,
  restartFlowMutation,
  snoozeFlowMutation,
  chooseFoodFocusMutation,
  endFoodFocusMutation,
  listFoodFocusesOptions,
  listFoodInsightsOptions,
  addFoodEntryMutation,
  changeFoodEntryMutation,
  deleteFoodEntryMutation,
  getFoodEntryOptions,
  listFoodEntriesOptions,
  listFoodLogDaysOptions,
  listUsualFoodsOptions,
  searchFoodsOptions,
  setFavoriteFoodMutation,
  deleteGoalMutation,
  listGoalsOptions,
  setGoalMutation,
  getKidneyResultsOptions,
  getA1cCholesterolReportOptions,
  getA1cReportOptions,
  getCholesterolReportOptions,
  getMigrationInfoOptions,
  addPaymentMethodMutation,
  deletePaymentMethodMutation,
  listPaymentMethodsOptions,
  setDefaultPaymentMethodMutation,
  listProgramsOptions,
  getPulseStatsOptions,
  listPulseReadingsOptions,
  deleteReminderMutation,
  listRemindersOptions,
  setReminderMutation,
  listReportsAndDataOptions,
  getUserGuideOptions,
  listUserGuidesOptions,
  completeUserTaskMutation,
  dismissUserTaskMutation,
  listUserTasksOptions,
  restoreUserTaskMutation,
} from './queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`. */
export const useDismissAlertFlow = (options?: Changing<DismissAlertFlowResponseJson, DismissAlertFlowRequestJson>): UseMutationResult<DismissAlertFlowResponseJson, RpcProblem, DismissAlertFlowRequestJson> =>
  useMutation<DismissAlertFlowResponseJson, RpcProblem, DismissAlertFlowRequestJson>({ ...options, ...dismissAlertFlowMutation(useRpcClient()) })

/** RPC `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`. */
export const useListAlertFlows = <Data = ListAlertFlowsResponseJson>(
  request: ListAlertFlowsRequestJson = {},
  options?: Asking<ListAlertFlowsResponseJson, Data, readonly ['listAlertFlows', ListAlertFlowsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListAlertFlowsResponseJson, RpcProblem, Data, readonly ['listAlertFlows', ListAlertFlowsRequestJson]>({ ...options, ...listAlertFlowsOptions(useRpcClient(), request) })

/** RPC `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`. */
export const useStartAlertFlow = (options?: Changing<StartAlertFlowResponseJson, StartAlertFlowRequestJson>): UseMutationResult<StartAlertFlowResponseJson, RpcProblem, StartAlertFlowRequestJson> =>
  useMutation<StartAlertFlowResponseJson, RpcProblem, StartAlertFlowRequestJson>({ ...options, ...startAlertFlowMutation(useRpcClient()) })

/** RPC `/portal.alert_stage.v1.AlertStageService/GetAlertStage`. */
export const useGetAlertStage = <Data = GetAlertStageResponseJson>(
  request: GetAlertStageRequestJson = {},
  options?: Asking<GetAlertStageResponseJson, Data, readonly ['getAlertStage', GetAlertStageRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetAlertStageResponseJson, RpcProblem, Data, readonly ['getAlertStage', GetAlertStageRequestJson]>({ ...options, ...getAlertStageOptions(useRpcClient(), request) })

/** RPC `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`. */
export const useUpdateAlertStage = (options?: Changing<UpdateAlertStageResponseJson, UpdateAlertStageRequestJson>): UseMutationResult<UpdateAlertStageResponseJson, RpcProblem, UpdateAlertStageRequestJson> =>
  useMutation<UpdateAlertStageResponseJson, RpcProblem, UpdateAlertStageRequestJson>({ ...options, ...updateAlertStageMutation(useRpcClient()) })

/** RPC `/portal.biometrics.v1.BiometricsService/AddWeight`. */
export const useAddWeight = (options?: Changing<AddWeightResponseJson, AddWeightRequestJson>): UseMutationResult<AddWeightResponseJson, RpcProblem, AddWeightRequestJson> =>
  useMutation<AddWeightResponseJson, RpcProblem, AddWeightRequestJson>({ ...options, ...addWeightMutation(useRpcClient()) })

/** RPC `/portal.biometrics.v1.BiometricsService/GetBiometrics`. */
export const useGetBiometrics = <Data = GetBiometricsResponseJson>(
  request: GetBiometricsRequestJson = {},
  options?: Asking<GetBiometricsResponseJson, Data, readonly ['getBiometrics', GetBiometricsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetBiometricsResponseJson, RpcProblem, Data, readonly ['getBiometrics', GetBiometricsRequestJson]>({ ...options, ...getBiometricsOptions(useRpcClient(), request) })

/** RPC `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`. */
export const useListBodyCompositions = <Data = ListBodyCompositionsResponseJson>(
  request: ListBodyCompositionsRequestJson = {},
  options?: Asking<ListBodyCompositionsResponseJson, Data, readonly ['listBodyCompositions', ListBodyCompositionsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListBodyCompositionsResponseJson, RpcProblem, Data, readonly ['listBodyCompositions', ListBodyCompositionsRequestJson]>({ ...options, ...listBodyCompositionsOptions(useRpcClient(), request) })

/** RPC `/portal.biometrics.v1.BiometricsService/SetHeight`. */
export const useSetHeight = (options?: Changing<SetHeightResponseJson, SetHeightRequestJson>): UseMutationResult<SetHeightResponseJson, RpcProblem, SetHeightRequestJson> =>
  useMutation<SetHeightResponseJson, RpcProblem, SetHeightRequestJson>({ ...options, ...setHeightMutation(useRpcClient()) })

/** RPC `/portal.care_team.v1.CareTeamService/GetCareTeam`. */
export const useGetCareTeam = <Data = GetCareTeamResponseJson>(
  request: GetCareTeamRequestJson = {},
  options?: Asking<GetCareTeamResponseJson, Data, readonly ['getCareTeam', GetCareTeamRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCareTeamResponseJson, RpcProblem, Data, readonly ['getCareTeam', GetCareTeamRequestJson]>({ ...options, ...getCareTeamOptions(useRpcClient(), request) })

/** RPC `/portal.challenges.v1.ChallengesService/ListChallengeStats`. */
export const useListChallengeStats = <Data = ListChallengeStatsResponseJson>(
  request: ListChallengeStatsRequestJson = {},
  options?: Asking<ListChallengeStatsResponseJson, Data, readonly ['listChallengeStats', ListChallengeStatsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListChallengeStatsResponseJson, RpcProblem, Data, readonly ['listChallengeStats', ListChallengeStatsRequestJson]>({ ...options, ...listChallengeStatsOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/CreateOneOnOneChat`. */
export const useCreateOneOnOneChat = (options?: Changing<CreateOneOnOneChatResponseJson, CreateOneOnOneChatRequestJson>): UseMutationResult<CreateOneOnOneChatResponseJson, RpcProblem, CreateOneOnOneChatRequestJson> =>
  useMutation<CreateOneOnOneChatResponseJson, RpcProblem, CreateOneOnOneChatRequestJson>({ ...options, ...createOneOnOneChatMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/GetChannel`. */
export const useGetChannel = <Data = GetChannelResponseJson>(
  request: GetChannelRequestJson = {},
  options?: Asking<GetChannelResponseJson, Data, readonly ['getChannel', GetChannelRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetChannelResponseJson, RpcProblem, Data, readonly ['getChannel', GetChannelRequestJson]>({ ...options, ...getChannelOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/GetChannelMetadata`. */
export const useGetChannelMetadata = <Data = GetChannelMetadataResponseJson>(
  request: GetChannelMetadataRequestJson = {},
  options?: Asking<GetChannelMetadataResponseJson, Data, readonly ['getChannelMetadata', GetChannelMetadataRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetChannelMetadataResponseJson, RpcProblem, Data, readonly ['getChannelMetadata', GetChannelMetadataRequestJson]>({ ...options, ...getChannelMetadataOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/GetCredentials`. */
export const useGetCredentials = (options?: Changing<GetCredentialsResponseJson, GetCredentialsRequestJson>): UseMutationResult<GetCredentialsResponseJson, RpcProblem, GetCredentialsRequestJson> =>
  useMutation<GetCredentialsResponseJson, RpcProblem, GetCredentialsRequestJson>({ ...options, ...getCredentialsMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/ListChannels`. */
export const useListChannels = <Data = ListChannelsResponseJson>(
  request: ListChannelsRequestJson = {},
  options?: Asking<ListChannelsResponseJson, Data, readonly ['listChannels', ListChannelsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListChannelsResponseJson, RpcProblem, Data, readonly ['listChannels', ListChannelsRequestJson]>({ ...options, ...listChannelsOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/ListMessages`. */
export const useListMessages = <Data = ListMessagesResponseJson>(
  request: ListMessagesRequestJson = {},
  options?: Asking<ListMessagesResponseJson, Data, readonly ['listMessages', ListMessagesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListMessagesResponseJson, RpcProblem, Data, readonly ['listMessages', ListMessagesRequestJson]>({ ...options, ...listMessagesOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/MarkRead`. */
export const useMarkRead = (options?: Changing<MarkReadResponseJson, MarkReadRequestJson>): UseMutationResult<MarkReadResponseJson, RpcProblem, MarkReadRequestJson> =>
  useMutation<MarkReadResponseJson, RpcProblem, MarkReadRequestJson>({ ...options, ...markReadMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/RequestCoach`. */
export const useRequestCoach = (options?: Changing<RequestCoachResponseJson, RequestCoachRequestJson>): UseMutationResult<RequestCoachResponseJson, RpcProblem, RequestCoachRequestJson> =>
  useMutation<RequestCoachResponseJson, RpcProblem, RequestCoachRequestJson>({ ...options, ...requestCoachMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/SearchMessages`. */
export const useSearchMessages = <Data = SearchMessagesResponseJson>(
  request: SearchMessagesRequestJson = {},
  options?: Asking<SearchMessagesResponseJson, Data, readonly ['searchMessages', SearchMessagesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<SearchMessagesResponseJson, RpcProblem, Data, readonly ['searchMessages', SearchMessagesRequestJson]>({ ...options, ...searchMessagesOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/SendMessage`. */
export const useSendMessage = (options?: Changing<SendMessageResponseJson, SendMessageRequestJson>): UseMutationResult<SendMessageResponseJson, RpcProblem, SendMessageRequestJson> =>
  useMutation<SendMessageResponseJson, RpcProblem, SendMessageRequestJson>({ ...options, ...sendMessageMutation(useRpcClient()) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`. */
export const useBookCoachingSession = (options?: Changing<BookCoachingSessionResponseJson, BookCoachingSessionRequestJson>): UseMutationResult<BookCoachingSessionResponseJson, RpcProblem, BookCoachingSessionRequestJson> =>
  useMutation<BookCoachingSessionResponseJson, RpcProblem, BookCoachingSessionRequestJson>({ ...options, ...bookCoachingSessionMutation(useRpcClient()) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`. */
export const useCancelCoachingSession = (options?: Changing<CancelCoachingSessionResponseJson, CancelCoachingSessionRequestJson>): UseMutationResult<CancelCoachingSessionResponseJson, RpcProblem, CancelCoachingSessionRequestJson> =>
  useMutation<CancelCoachingSessionResponseJson, RpcProblem, CancelCoachingSessionRequestJson>({ ...options, ...cancelCoachingSessionMutation(useRpcClient()) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`. */
export const useGetCoachingSession = <Data = GetCoachingSessionResponseJson>(
  request: GetCoachingSessionRequestJson = {},
  options?: Asking<GetCoachingSessionResponseJson, Data, readonly ['getCoachingSession', GetCoachingSessionRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCoachingSessionResponseJson, RpcProblem, Data, readonly ['getCoachingSession', GetCoachingSessionRequestJson]>({ ...options, ...getCoachingSessionOptions(useRpcClient(), request) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`. */
export const useListCoachingSessions = <Data = ListCoachingSessionsResponseJson>(
  request: ListCoachingSessionsRequestJson = {},
  options?: Asking<ListCoachingSessionsResponseJson, Data, readonly ['listCoachingSessions', ListCoachingSessionsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListCoachingSessionsResponseJson, RpcProblem, Data, readonly ['listCoachingSessions', ListCoachingSessionsRequestJson]>({ ...options, ...listCoachingSessionsOptions(useRpcClient(), request) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`. */
export const useListCoachingSlots = <Data = ListCoachingSlotsResponseJson>(
  request: ListCoachingSlotsRequestJson = {},
  options?: Asking<ListCoachingSlotsResponseJson, Data, readonly ['listCoachingSlots', ListCoachingSlotsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListCoachingSlotsResponseJson, RpcProblem, Data, readonly ['listCoachingSlots', ListCoachingSlotsRequestJson]>({ ...options, ...listCoachingSlotsOptions(useRpcClient(), request) })

/** RPC `/portal.coaching.v1.FlowStatusService/GetFlowStatus`. */
export const useGetFlowStatus = <Data = GetFlowStatusResponseJson>(
  request: GetFlowStatusRequestJson = {},
  options?: Asking<GetFlowStatusResponseJson, Data, readonly ['getFlowStatus', GetFlowStatusRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetFlowStatusResponseJson, RpcProblem, Data, readonly ['getFlowStatus', GetFlowStatusRequestJson]>({ ...options, ...getFlowStatusOptions(useRpcClient(), request) })

/** RPC `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`. */
export const useGetCommunicationPreferences = <Data = GetCommunicationPreferencesResponseJson>(
  request: GetCommunicationPreferencesRequestJson = {},
  options?: Asking<GetCommunicationPreferencesResponseJson, Data, readonly ['getCommunicationPreferences', GetCommunicationPreferencesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCommunicationPreferencesResponseJson, RpcProblem, Data, readonly ['getCommunicationPreferences', GetCommunicationPreferencesRequestJson]>({ ...options, ...getCommunicationPreferencesOptions(useRpcClient(), request) })

/** RPC `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`. */
export const useUpdateCommunicationPreferences = (options?: Changing<UpdateCommunicationPreferencesResponseJson, UpdateCommunicationPreferencesRequestJson>): UseMutationResult<UpdateCommunicationPreferencesResponseJson, RpcProblem, UpdateCommunicationPreferencesRequestJson> =>
  useMutation<UpdateCommunicationPreferencesResponseJson, RpcProblem, UpdateCommunicationPreferencesRequestJson>({ ...options, ...updateCommunicationPreferencesMutation(useRpcClient()) })

/** RPC `/portal.coverage.v1.CoverageService/GetCoverage`. */
export const useGetCoverage = <Data = GetCoverageResponseJson>(
  request: GetCoverageRequestJson = {},
  options?: Asking<GetCoverageResponseJson, Data, readonly ['getCoverage', GetCoverageRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCoverageResponseJson, RpcProblem, Data, readonly ['getCoverage', GetCoverageRequestJson]>({ ...options, ...getCoverageOptions(useRpcClient(), request) })

/** RPC `/portal.education.v1.EducationService/GetCourse`. */
export const useGetCourse = <Data = GetCourseResponseJson>(
  request: GetCourseRequestJson = {},
  options?: Asking<GetCourseResponseJson, Data, readonly ['getCourse', GetCourseRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCourseResponseJson, RpcProblem, Data, readonly ['getCourse', GetCourseRequestJson]>({ ...options, ...getCourseOptions(useRpcClient(), request) })

/** RPC `/portal.education.v1.EducationService/ListEducationPrograms`. */
export const useListEducationPrograms = <Data = ListEducationProgramsResponseJson>(
  request: ListEducationProgramsRequestJson = {},
  options?: Asking<ListEducationProgramsResponseJson, Data, readonly ['listEducationPrograms', ListEducationProgramsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListEducationProgramsResponseJson, RpcProblem, Data, readonly ['listEducationPrograms', ListEducationProgramsRequestJson]>({ ...options, ...listEducationProgramsOptions(useRpcClient(), request) })

/** RPC `/portal.education.v1.EducationService/OpenCourse`. */
export const useOpenCourse = (options?: Changing<OpenCourseResponseJson, OpenCourseRequestJson>): UseMutationResult<OpenCourseResponseJson, RpcProblem, OpenCourseRequestJson> =>
  useMutation<OpenCourseResponseJson, RpcProblem, OpenCourseRequestJson>({ ...options, ...openCourseMutation(useRpcClient()) })

/** RPC `/portal.education.v1.EducationService/RecordLessonProgress`. */
export const useRecordLessonProgress = (options?: Changing<RecordLessonProgressResponseJson, RecordLessonProgressRequestJson>): UseMutationResult<RecordLessonProgressResponseJson, RpcProblem, RecordLessonProgressRequestJson> =>
  useMutation<RecordLessonProgressResponseJson, RpcProblem, RecordLessonProgressRequestJson>({ ...options, ...recordLessonProgressMutation(useRpcClient()) })

/** RPC `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`. */
export const useCompleteFlow = (options?: Changing<CompleteFlowResponseJson, CompleteFlowRequestJson>): UseMutationResult<CompleteFlowResponseJson, RpcProblem, CompleteFlowRequestJson> =>
  useMutation<CompleteFlowResponseJson, RpcProblem, CompleteFlowRequestJson>({ ...options, ...completeFlowMutation(useRpcClient()) })

/** RPC `/portal.flow_admin.v1.FlowAdminService/ListFlows`. */
export const useListFlows = <Data = ListFlowsResponseJson>(
  request: ListFlowsRequestJson = {},
  options?: Asking<ListFlowsResponseJson, Data, readonly ['listFlows', ListFlowsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFlowsResponseJson, RpcProblem, Data, readonly ['listFlows', ListFlowsRequestJson]>({ ...options, ...listFlowsOptions(useRpcClient(), request) })

/** RPC `/portal.flow_admin.v1.FlowAdminService/RestartFlow`. */
export const useRestartFlow = (options?: Changing<RestartFlowResponseJson, RestartFlowRequestJson>): UseMutationResult<RestartFlowResponseJson, RpcProblem, RestartFlowRequestJson> =>
  useMutation<RestartFlowResponseJson, RpcProblem, RestartFlowRequestJson>({ ...options, ...restartFlowMutation(useRpcClient()) })

/** RPC `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`. */
export const useSnoozeFlow = (options?: Changing<SnoozeFlowResponseJson, SnoozeFlowRequestJson>): UseMutationResult<SnoozeFlowResponseJson, RpcProblem, SnoozeFlowRequestJson> =>
  useMutation<SnoozeFlowResponseJson, RpcProblem, SnoozeFlowRequestJson>({ ...options, ...snoozeFlowMutation(useRpcClient()) })

/** RPC `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`. */
export const useChooseFoodFocus = (options?: Changing<ChooseFoodFocusResponseJson, ChooseFoodFocusRequestJson>): UseMutationResult<ChooseFoodFocusResponseJson, RpcProblem, ChooseFoodFocusRequestJson> =>
  useMutation<ChooseFoodFocusResponseJson, RpcProblem, ChooseFoodFocusRequestJson>({ ...options, ...chooseFoodFocusMutation(useRpcClient()) })

/** RPC `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`. */
export const useEndFoodFocus = (options?: Changing<EndFoodFocusResponseJson, EndFoodFocusRequestJson>): UseMutationResult<EndFoodFocusResponseJson, RpcProblem, EndFoodFocusRequestJson> =>
  useMutation<EndFoodFocusResponseJson, RpcProblem, EndFoodFocusRequestJson>({ ...options, ...endFoodFocusMutation(useRpcClient()) })

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`. */
export const useListFoodFocuses = <Data = ListFoodFocusesResponseJson>(
  request: ListFoodFocusesRequestJson = {},
  options?: Asking<ListFoodFocusesResponseJson, Data, readonly ['listFoodFocuses', ListFoodFocusesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodFocusesResponseJson, RpcProblem, Data, readonly ['listFoodFocuses', ListFoodFocusesRequestJson]>({ ...options, ...listFoodFocusesOptions(useRpcClient(), request) })

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`. */
export const useListFoodInsights = <Data = ListFoodInsightsResponseJson>(
  request: ListFoodInsightsRequestJson = {},
  options?: Asking<ListFoodInsightsResponseJson, Data, readonly ['listFoodInsights', ListFoodInsightsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodInsightsResponseJson, RpcProblem, Data, readonly ['listFoodInsights', ListFoodInsightsRequestJson]>({ ...options, ...listFoodInsightsOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/AddFoodEntry`. */
export const useAddFoodEntry = (options?: Changing<AddFoodEntryResponseJson, AddFoodEntryRequestJson>): UseMutationResult<AddFoodEntryResponseJson, RpcProblem, AddFoodEntryRequestJson> =>
  useMutation<AddFoodEntryResponseJson, RpcProblem, AddFoodEntryRequestJson>({ ...options, ...addFoodEntryMutation(useRpcClient()) })

/** RPC `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`. */
export const useChangeFoodEntry = (options?: Changing<ChangeFoodEntryResponseJson, ChangeFoodEntryRequestJson>): UseMutationResult<ChangeFoodEntryResponseJson, RpcProblem, ChangeFoodEntryRequestJson> =>
  useMutation<ChangeFoodEntryResponseJson, RpcProblem, ChangeFoodEntryRequestJson>({ ...options, ...changeFoodEntryMutation(useRpcClient()) })

/** RPC `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`. */
export const useDeleteFoodEntry = (options?: Changing<DeleteFoodEntryResponseJson, DeleteFoodEntryRequestJson>): UseMutationResult<DeleteFoodEntryResponseJson, RpcProblem, DeleteFoodEntryRequestJson> =>
  useMutation<DeleteFoodEntryResponseJson, RpcProblem, DeleteFoodEntryRequestJson>({ ...options, ...deleteFoodEntryMutation(useRpcClient()) })

/** RPC `/portal.food_log.v1.FoodLogService/GetFoodEntry`. */
export const useGetFoodEntry = <Data = GetFoodEntryResponseJson>(
  request: GetFoodEntryRequestJson = {},
  options?: Asking<GetFoodEntryResponseJson, Data, readonly ['getFoodEntry', GetFoodEntryRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetFoodEntryResponseJson, RpcProblem, Data, readonly ['getFoodEntry', GetFoodEntryRequestJson]>({ ...options, ...getFoodEntryOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodEntries`. */
export const useListFoodEntries = <Data = ListFoodEntriesResponseJson>(
  request: ListFoodEntriesRequestJson = {},
  options?: Asking<ListFoodEntriesResponseJson, Data, readonly ['listFoodEntries', ListFoodEntriesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodEntriesResponseJson, RpcProblem, Data, readonly ['listFoodEntries', ListFoodEntriesRequestJson]>({ ...options, ...listFoodEntriesOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`. */
export const useListFoodLogDays = <Data = ListFoodLogDaysResponseJson>(
  request: ListFoodLogDaysRequestJson = {},
  options?: Asking<ListFoodLogDaysResponseJson, Data, readonly ['listFoodLogDays', ListFoodLogDaysRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodLogDaysResponseJson, RpcProblem, Data, readonly ['listFoodLogDays', ListFoodLogDaysRequestJson]>({ ...options, ...listFoodLogDaysOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/ListUsualFoods`. */
export const useListUsualFoods = <Data = ListUsualFoodsResponseJson>(
  request: ListUsualFoodsRequestJson = {},
  options?: Asking<ListUsualFoodsResponseJson, Data, readonly ['listUsualFoods', ListUsualFoodsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListUsualFoodsResponseJson, RpcProblem, Data, readonly ['listUsualFoods', ListUsualFoodsRequestJson]>({ ...options, ...listUsualFoodsOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/SearchFoods`. */
export const useSearchFoods = <Data = SearchFoodsResponseJson>(
  request: SearchFoodsRequestJson = {},
  options?: Asking<SearchFoodsResponseJson, Data, readonly ['searchFoods', SearchFoodsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<SearchFoodsResponseJson, RpcProblem, Data, readonly ['searchFoods', SearchFoodsRequestJson]>({ ...options, ...searchFoodsOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/SetFavoriteFood`. */
export const useSetFavoriteFood = (options?: Changing<SetFavoriteFoodResponseJson, SetFavoriteFoodRequestJson>): UseMutationResult<SetFavoriteFoodResponseJson, RpcProblem, SetFavoriteFoodRequestJson> =>
  useMutation<SetFavoriteFoodResponseJson, RpcProblem, SetFavoriteFoodRequestJson>({ ...options, ...setFavoriteFoodMutation(useRpcClient()) })

/** RPC `/portal.goals.v1.GoalsService/DeleteGoal`. */
export const useDeleteGoal = (options?: Changing<DeleteGoalResponseJson, DeleteGoalRequestJson>): UseMutationResult<DeleteGoalResponseJson, RpcProblem, DeleteGoalRequestJson> =>
  useMutation<DeleteGoalResponseJson, RpcProblem, DeleteGoalRequestJson>({ ...options, ...deleteGoalMutation(useRpcClient()) })

/** RPC `/portal.goals.v1.GoalsService/ListGoals`. */
export const useListGoals = <Data = ListGoalsResponseJson>(
  request: ListGoalsRequestJson = {},
  options?: Asking<ListGoalsResponseJson, Data, readonly ['listGoals', ListGoalsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListGoalsResponseJson, RpcProblem, Data, readonly ['listGoals', ListGoalsRequestJson]>({ ...options, ...listGoalsOptions(useRpcClient(), request) })

/** RPC `/portal.goals.v1.GoalsService/SetGoal`. */
export const useSetGoal = (options?: Changing<SetGoalResponseJson, SetGoalRequestJson>): UseMutationResult<SetGoalResponseJson, RpcProblem, SetGoalRequestJson> =>
  useMutation<SetGoalResponseJson, RpcProblem, SetGoalRequestJson>({ ...options, ...setGoalMutation(useRpcClient()) })

/** RPC `/portal.kidney.v1.KidneyService/GetKidneyResults`. */
export const useGetKidneyResults = <Data = GetKidneyResultsResponseJson>(
  request: GetKidneyResultsRequestJson = {},
  options?: Asking<GetKidneyResultsResponseJson, Data, readonly ['getKidneyResults', GetKidneyResultsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetKidneyResultsResponseJson, RpcProblem, Data, readonly ['getKidneyResults', GetKidneyResultsRequestJson]>({ ...options, ...getKidneyResultsOptions(useRpcClient(), request) })

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`. */
export const useGetA1cCholesterolReport = <Data = GetA1cCholesterolReportResponseJson>(
  request: GetA1cCholesterolReportRequestJson = {},
  options?: Asking<GetA1cCholesterolReportResponseJson, Data, readonly ['getA1cCholesterolReport', GetA1cCholesterolReportRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetA1cCholesterolReportResponseJson, RpcProblem, Data, readonly ['getA1cCholesterolReport', GetA1cCholesterolReportRequestJson]>({ ...options, ...getA1cCholesterolReportOptions(useRpcClient(), request) })

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cReport`. */
export const useGetA1cReport = <Data = GetA1cReportResponseJson>(
  request: GetA1cReportRequestJson = {},
  options?: Asking<GetA1cReportResponseJson, Data, readonly ['getA1cReport', GetA1cReportRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetA1cReportResponseJson, RpcProblem, Data, readonly ['getA1cReport', GetA1cReportRequestJson]>({ ...options, ...getA1cReportOptions(useRpcClient(), request) })

/** RPC `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`. */
export const useGetCholesterolReport = <Data = GetCholesterolReportResponseJson>(
  request: GetCholesterolReportRequestJson = {},
  options?: Asking<GetCholesterolReportResponseJson, Data, readonly ['getCholesterolReport', GetCholesterolReportRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCholesterolReportResponseJson, RpcProblem, Data, readonly ['getCholesterolReport', GetCholesterolReportRequestJson]>({ ...options, ...getCholesterolReportOptions(useRpcClient(), request) })

/** RPC `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`. */
export const useGetMigrationInfo = <Data = GetMigrationInfoResponseJson>(
  request: GetMigrationInfoRequestJson = {},
  options?: Asking<GetMigrationInfoResponseJson, Data, readonly ['getMigrationInfo', GetMigrationInfoRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetMigrationInfoResponseJson, RpcProblem, Data, readonly ['getMigrationInfo', GetMigrationInfoRequestJson]>({ ...options, ...getMigrationInfoOptions(useRpcClient(), request) })

/** RPC `/portal.payment.v1.PaymentService/AddPaymentMethod`. */
export const useAddPaymentMethod = (options?: Changing<AddPaymentMethodResponseJson, AddPaymentMethodRequestJson>): UseMutationResult<AddPaymentMethodResponseJson, RpcProblem, AddPaymentMethodRequestJson> =>
  useMutation<AddPaymentMethodResponseJson, RpcProblem, AddPaymentMethodRequestJson>({ ...options, ...addPaymentMethodMutation(useRpcClient()) })

/** RPC `/portal.payment.v1.PaymentService/DeletePaymentMethod`. */
export const useDeletePaymentMethod = (options?: Changing<DeletePaymentMethodResponseJson, DeletePaymentMethodRequestJson>): UseMutationResult<DeletePaymentMethodResponseJson, RpcProblem, DeletePaymentMethodRequestJson> =>
  useMutation<DeletePaymentMethodResponseJson, RpcProblem, DeletePaymentMethodRequestJson>({ ...options, ...deletePaymentMethodMutation(useRpcClient()) })

/** RPC `/portal.payment.v1.PaymentService/ListPaymentMethods`. */
export const useListPaymentMethods = <Data = ListPaymentMethodsResponseJson>(
  request: ListPaymentMethodsRequestJson = {},
  options?: Asking<ListPaymentMethodsResponseJson, Data, readonly ['listPaymentMethods', ListPaymentMethodsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListPaymentMethodsResponseJson, RpcProblem, Data, readonly ['listPaymentMethods', ListPaymentMethodsRequestJson]>({ ...options, ...listPaymentMethodsOptions(useRpcClient(), request) })

/** RPC `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`. */
export const useSetDefaultPaymentMethod = (options?: Changing<SetDefaultPaymentMethodResponseJson, SetDefaultPaymentMethodRequestJson>): UseMutationResult<SetDefaultPaymentMethodResponseJson, RpcProblem, SetDefaultPaymentMethodRequestJson> =>
  useMutation<SetDefaultPaymentMethodResponseJson, RpcProblem, SetDefaultPaymentMethodRequestJson>({ ...options, ...setDefaultPaymentMethodMutation(useRpcClient()) })

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const useListPrograms = <Data = ListProgramsResponseJson>(
  request: ListProgramsRequestJson = {},
  options?: Asking<ListProgramsResponseJson, Data, readonly ['listPrograms', ListProgramsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListProgramsResponseJson, RpcProblem, Data, readonly ['listPrograms', ListProgramsRequestJson]>({ ...options, ...listProgramsOptions(useRpcClient(), request) })

/** RPC `/portal.pulse.v1.PulseService/GetPulseStats`. */
export const useGetPulseStats = <Data = GetPulseStatsResponseJson>(
  request: GetPulseStatsRequestJson = {},
  options?: Asking<GetPulseStatsResponseJson, Data, readonly ['getPulseStats', GetPulseStatsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetPulseStatsResponseJson, RpcProblem, Data, readonly ['getPulseStats', GetPulseStatsRequestJson]>({ ...options, ...getPulseStatsOptions(useRpcClient(), request) })

/** RPC `/portal.pulse.v1.PulseService/ListPulseReadings`. */
export const useListPulseReadings = <Data = ListPulseReadingsResponseJson>(
  request: ListPulseReadingsRequestJson = {},
  options?: Asking<ListPulseReadingsResponseJson, Data, readonly ['listPulseReadings', ListPulseReadingsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListPulseReadingsResponseJson, RpcProblem, Data, readonly ['listPulseReadings', ListPulseReadingsRequestJson]>({ ...options, ...listPulseReadingsOptions(useRpcClient(), request) })

/** RPC `/portal.reminders.v1.RemindersService/DeleteReminder`. */
export const useDeleteReminder = (options?: Changing<DeleteReminderResponseJson, DeleteReminderRequestJson>): UseMutationResult<DeleteReminderResponseJson, RpcProblem, DeleteReminderRequestJson> =>
  useMutation<DeleteReminderResponseJson, RpcProblem, DeleteReminderRequestJson>({ ...options, ...deleteReminderMutation(useRpcClient()) })

/** RPC `/portal.reminders.v1.RemindersService/ListReminders`. */
export const useListReminders = <Data = ListRemindersResponseJson>(
  request: ListRemindersRequestJson = {},
  options?: Asking<ListRemindersResponseJson, Data, readonly ['listReminders', ListRemindersRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListRemindersResponseJson, RpcProblem, Data, readonly ['listReminders', ListRemindersRequestJson]>({ ...options, ...listRemindersOptions(useRpcClient(), request) })

/** RPC `/portal.reminders.v1.RemindersService/SetReminder`. */
export const useSetReminder = (options?: Changing<SetReminderResponseJson, SetReminderRequestJson>): UseMutationResult<SetReminderResponseJson, RpcProblem, SetReminderRequestJson> =>
  useMutation<SetReminderResponseJson, RpcProblem, SetReminderRequestJson>({ ...options, ...setReminderMutation(useRpcClient()) })

/** RPC `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`. */
export const useListReportsAndData = <Data = ListReportsAndDataResponseJson>(
  request: ListReportsAndDataRequestJson = {},
  options?: Asking<ListReportsAndDataResponseJson, Data, readonly ['listReportsAndData', ListReportsAndDataRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListReportsAndDataResponseJson, RpcProblem, Data, readonly ['listReportsAndData', ListReportsAndDataRequestJson]>({ ...options, ...listReportsAndDataOptions(useRpcClient(), request) })

/** RPC `/portal.user_guides.v1.UserGuidesService/GetUserGuide`. */
export const useGetUserGuide = <Data = GetUserGuideResponseJson>(
  request: GetUserGuideRequestJson = {},
  options?: Asking<GetUserGuideResponseJson, Data, readonly ['getUserGuide', GetUserGuideRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetUserGuideResponseJson, RpcProblem, Data, readonly ['getUserGuide', GetUserGuideRequestJson]>({ ...options, ...getUserGuideOptions(useRpcClient(), request) })

/** RPC `/portal.user_guides.v1.UserGuidesService/ListUserGuides`. */
export const useListUserGuides = <Data = ListUserGuidesResponseJson>(
  request: ListUserGuidesRequestJson = {},
  options?: Asking<ListUserGuidesResponseJson, Data, readonly ['listUserGuides', ListUserGuidesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListUserGuidesResponseJson, RpcProblem, Data, readonly ['listUserGuides', ListUserGuidesRequestJson]>({ ...options, ...listUserGuidesOptions(useRpcClient(), request) })

/** RPC `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`. */
export const useCompleteUserTask = (options?: Changing<CompleteUserTaskResponseJson, CompleteUserTaskRequestJson>): UseMutationResult<CompleteUserTaskResponseJson, RpcProblem, CompleteUserTaskRequestJson> =>
  useMutation<CompleteUserTaskResponseJson, RpcProblem, CompleteUserTaskRequestJson>({ ...options, ...completeUserTaskMutation(useRpcClient()) })

/** RPC `/portal.user_tasks.v1.UserTasksService/DismissUserTask`. */
export const useDismissUserTask = (options?: Changing<DismissUserTaskResponseJson, DismissUserTaskRequestJson>): UseMutationResult<DismissUserTaskResponseJson, RpcProblem, DismissUserTaskRequestJson> =>
  useMutation<DismissUserTaskResponseJson, RpcProblem, DismissUserTaskRequestJson>({ ...options, ...dismissUserTaskMutation(useRpcClient()) })

/** RPC `/portal.user_tasks.v1.UserTasksService/ListUserTasks`. */
export const useListUserTasks = <Data = ListUserTasksResponseJson>(
  request: ListUserTasksRequestJson = {},
  options?: Asking<ListUserTasksResponseJson, Data, readonly ['listUserTasks', ListUserTasksRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListUserTasksResponseJson, RpcProblem, Data, readonly ['listUserTasks', ListUserTasksRequestJson]>({ ...options, ...listUserTasksOptions(useRpcClient(), request) })

/** RPC `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`. */
export const useRestoreUserTask = (options?: Changing<RestoreUserTaskResponseJson, RestoreUserTaskRequestJson>): UseMutationResult<RestoreUserTaskResponseJson, RpcProblem, RestoreUserTaskRequestJson> =>
  useMutation<RestoreUserTaskResponseJson, RpcProblem, RestoreUserTaskRequestJson>({ ...options, ...restoreUserTaskMutation(useRpcClient()) })
