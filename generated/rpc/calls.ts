// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from './client.ts'
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

/** RPC `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const dismissAlertFlow = (client: RpcClient, request: DismissAlertFlowRequestJson = {}, init: RpcInit = {}): Promise<DismissAlertFlowResponseJson> =>
  askRpc(client, 'dismissAlertFlow', '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow', request, init)

/** RPC `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listAlertFlows = (client: RpcClient, request: ListAlertFlowsRequestJson = {}, init: RpcInit = {}): Promise<ListAlertFlowsResponseJson> =>
  askRpc(client, 'listAlertFlows', '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/ListAlertFlows', request, init)

/** RPC `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const startAlertFlow = (client: RpcClient, request: StartAlertFlowRequestJson = {}, init: RpcInit = {}): Promise<StartAlertFlowResponseJson> =>
  askRpc(client, 'startAlertFlow', '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/StartAlertFlow', request, init)

/** RPC `/portal.alert_stage.v1.AlertStageService/GetAlertStage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getAlertStage = (client: RpcClient, request: GetAlertStageRequestJson = {}, init: RpcInit = {}): Promise<GetAlertStageResponseJson> =>
  askRpc(client, 'getAlertStage', '/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/GetAlertStage', request, init)

/** RPC `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const updateAlertStage = (client: RpcClient, request: UpdateAlertStageRequestJson = {}, init: RpcInit = {}): Promise<UpdateAlertStageResponseJson> =>
  askRpc(client, 'updateAlertStage', '/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/UpdateAlertStage', request, init)

/** RPC `/portal.biometrics.v1.BiometricsService/AddWeight`, in the JSON form of its messages. Throws `RpcProblem`. */
export const addWeight = (client: RpcClient, request: AddWeightRequestJson = {}, init: RpcInit = {}): Promise<AddWeightResponseJson> =>
  askRpc(client, 'addWeight', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/AddWeight', request, init)

/** RPC `/portal.biometrics.v1.BiometricsService/GetBiometrics`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getBiometrics = (client: RpcClient, request: GetBiometricsRequestJson = {}, init: RpcInit = {}): Promise<GetBiometricsResponseJson> =>
  askRpc(client, 'getBiometrics', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/GetBiometrics', request, init)

/** RPC `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listBodyCompositions = (client: RpcClient, request: ListBodyCompositionsRequestJson = {}, init: RpcInit = {}): Promise<ListBodyCompositionsResponseJson> =>
  askRpc(client, 'listBodyCompositions', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/ListBodyCompositions', request, init)

/** RPC `/portal.biometrics.v1.BiometricsService/SetHeight`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setHeight = (client: RpcClient, request: SetHeightRequestJson = {}, init: RpcInit = {}): Promise<SetHeightResponseJson> =>
  askRpc(client, 'setHeight', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/SetHeight', request, init)

/** RPC `/portal.care_team.v1.CareTeamService/GetCareTeam`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCareTeam = (client: RpcClient, request: GetCareTeamRequestJson = {}, init: RpcInit = {}): Promise<GetCareTeamResponseJson> =>
  askRpc(client, 'getCareTeam', '/rpc/user/liv/me/careTeam/portal.care_team.v1.CareTeamService/GetCareTeam', request, init)

/** RPC `/portal.challenges.v1.ChallengesService/ListChallengeStats`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listChallengeStats = (client: RpcClient, request: ListChallengeStatsRequestJson = {}, init: RpcInit = {}): Promise<ListChallengeStatsResponseJson> =>
  askRpc(client, 'listChallengeStats', '/rpc/user/liv/me/challenges/portal.challenges.v1.ChallengesService/ListChallengeStats', request, init)

/** RPC `/portal.chat.v1.ChatService/CreateOneOnOneChat`, in the JSON form of its messages. Throws `RpcProblem`. */
export const createOneOnOneChat = (client: RpcClient, request: CreateOneOnOneChatRequestJson = {}, init: RpcInit = {}): Promise<CreateOneOnOneChatResponseJson> =>
  askRpc(client, 'createOneOnOneChat', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/CreateOneOnOneChat', request, init)

/** RPC `/portal.chat.v1.ChatService/GetChannel`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getChannel = (client: RpcClient, request: GetChannelRequestJson = {}, init: RpcInit = {}): Promise<GetChannelResponseJson> =>
  askRpc(client, 'getChannel', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannel', request, init)

/** RPC `/portal.chat.v1.ChatService/GetChannelMetadata`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getChannelMetadata = (client: RpcClient, request: GetChannelMetadataRequestJson = {}, init: RpcInit = {}): Promise<GetChannelMetadataResponseJson> =>
  askRpc(client, 'getChannelMetadata', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannelMetadata', request, init)

/** RPC `/portal.chat.v1.ChatService/GetCredentials`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCredentials = (client: RpcClient, request: GetCredentialsRequestJson = {}, init: RpcInit = {}): Promise<GetCredentialsResponseJson> =>
  askRpc(client, 'getCredentials', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetCredentials', request, init)

/** RPC `/portal.chat.v1.ChatService/ListChannels`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listChannels = (client: RpcClient, request: ListChannelsRequestJson = {}, init: RpcInit = {}): Promise<ListChannelsResponseJson> =>
  askRpc(client, 'listChannels', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListChannels', request, init)

/** RPC `/portal.chat.v1.ChatService/ListMessages`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listMessages = (client: RpcClient, request: ListMessagesRequestJson = {}, init: RpcInit = {}): Promise<ListMessagesResponseJson> =>
  askRpc(client, 'listMessages', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListMessages', request, init)

/** RPC `/portal.chat.v1.ChatService/MarkRead`, in the JSON form of its messages. Throws `RpcProblem`. */
export const markRead = (client: RpcClient, request: MarkReadRequestJson = {}, init: RpcInit = {}): Promise<MarkReadResponseJson> =>
  askRpc(client, 'markRead', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/MarkRead', request, init)

/** RPC `/portal.chat.v1.ChatService/RequestCoach`, in the JSON form of its messages. Throws `RpcProblem`. */
export const requestCoach = (client: RpcClient, request: RequestCoachRequestJson = {}, init: RpcInit = {}): Promise<RequestCoachResponseJson> =>
  askRpc(client, 'requestCoach', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/RequestCoach', request, init)

/** RPC `/portal.chat.v1.ChatService/SearchMessages`, in the JSON form of its messages. Throws `RpcProblem`. */
export const searchMessages = (client: RpcClient, request: SearchMessagesRequestJson = {}, init: RpcInit = {}): Promise<SearchMessagesResponseJson> =>
  askRpc(client, 'searchMessages', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SearchMessages', request, init)

/** RPC `/portal.chat.v1.ChatService/SendMessage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const sendMessage = (client: RpcClient, request: SendMessageRequestJson = {}, init: RpcInit = {}): Promise<SendMessageResponseJson> =>
  askRpc(client, 'sendMessage', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SendMessage', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`, in the JSON form of its messages. Throws `RpcProblem`. */
export const bookCoachingSession = (client: RpcClient, request: BookCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<BookCoachingSessionResponseJson> =>
  askRpc(client, 'bookCoachingSession', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/BookCoachingSession', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`, in the JSON form of its messages. Throws `RpcProblem`. */
export const cancelCoachingSession = (client: RpcClient, request: CancelCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<CancelCoachingSessionResponseJson> =>
  askRpc(client, 'cancelCoachingSession', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCoachingSession = (client: RpcClient, request: GetCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<GetCoachingSessionResponseJson> =>
  askRpc(client, 'getCoachingSession', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/GetCoachingSession', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listCoachingSessions = (client: RpcClient, request: ListCoachingSessionsRequestJson = {}, init: RpcInit = {}): Promise<ListCoachingSessionsResponseJson> =>
  askRpc(client, 'listCoachingSessions', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listCoachingSlots = (client: RpcClient, request: ListCoachingSlotsRequestJson = {}, init: RpcInit = {}): Promise<ListCoachingSlotsResponseJson> =>
  askRpc(client, 'listCoachingSlots', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots', request, init)

/** RPC `/portal.coaching.v1.FlowStatusService/GetFlowStatus`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getFlowStatus = (client: RpcClient, request: GetFlowStatusRequestJson = {}, init: RpcInit = {}): Promise<GetFlowStatusResponseJson> =>
  askRpc(client, 'getFlowStatus', '/rpc/user/liv/me/coaching/portal.coaching.v1.FlowStatusService/GetFlowStatus', request, init)

/** RPC `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCommunicationPreferences = (client: RpcClient, request: GetCommunicationPreferencesRequestJson = {}, init: RpcInit = {}): Promise<GetCommunicationPreferencesResponseJson> =>
  askRpc(client, 'getCommunicationPreferences', '/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/GetCommunicationPreferences', request, init)

/** RPC `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`, in the JSON form of its messages. Throws `RpcProblem`. */
export const updateCommunicationPreferences = (client: RpcClient, request: UpdateCommunicationPreferencesRequestJson = {}, init: RpcInit = {}): Promise<UpdateCommunicationPreferencesResponseJson> =>
  askRpc(client, 'updateCommunicationPreferences', '/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences', request, init)

/** RPC `/portal.coverage.v1.CoverageService/GetCoverage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCoverage = (client: RpcClient, request: GetCoverageRequestJson = {}, init: RpcInit = {}): Promise<GetCoverageResponseJson> =>
  askRpc(client, 'getCoverage', '/rpc/user/liv/me/coverage/portal.coverage.v1.CoverageService/GetCoverage', request, init)

/** RPC `/portal.education.v1.EducationService/GetCourse`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCourse = (client: RpcClient, request: GetCourseRequestJson = {}, init: RpcInit = {}): Promise<GetCourseResponseJson> =>
  askRpc(client, 'getCourse', '/rpc/user/liv/me/education/portal.education.v1.EducationService/GetCourse', request, init)

/** RPC `/portal.education.v1.EducationService/ListEducationPrograms`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listEducationPrograms = (client: RpcClient, request: ListEducationProgramsRequestJson = {}, init: RpcInit = {}): Promise<ListEducationProgramsResponseJson> =>
  askRpc(client, 'listEducationPrograms', '/rpc/user/liv/me/education/portal.education.v1.EducationService/ListEducationPrograms', request, init)

/** RPC `/portal.education.v1.EducationService/OpenCourse`, in the JSON form of its messages. Throws `RpcProblem`. */
export const openCourse = (client: RpcClient, request: OpenCourseRequestJson = {}, init: RpcInit = {}): Promise<OpenCourseResponseJson> =>
  askRpc(client, 'openCourse', '/rpc/user/liv/me/education/portal.education.v1.EducationService/OpenCourse', request, init)

/** RPC `/portal.education.v1.EducationService/RecordLessonProgress`, in the JSON form of its messages. Throws `RpcProblem`. */
export const recordLessonProgress = (client: RpcClient, request: RecordLessonProgressRequestJson = {}, init: RpcInit = {}): Promise<RecordLessonProgressResponseJson> =>
  askRpc(client, 'recordLessonProgress', '/rpc/user/liv/me/education/portal.education.v1.EducationService/RecordLessonProgress', request, init)

/** RPC `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const completeFlow = (client: RpcClient, request: CompleteFlowRequestJson = {}, init: RpcInit = {}): Promise<CompleteFlowResponseJson> =>
  askRpc(client, 'completeFlow', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/CompleteFlow', request, init)

/** RPC `/portal.flow_admin.v1.FlowAdminService/ListFlows`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFlows = (client: RpcClient, request: ListFlowsRequestJson = {}, init: RpcInit = {}): Promise<ListFlowsResponseJson> =>
  askRpc(client, 'listFlows', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/ListFlows', request, init)

/** RPC `/portal.flow_admin.v1.FlowAdminService/RestartFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const restartFlow = (client: RpcClient, request: RestartFlowRequestJson = {}, init: RpcInit = {}): Promise<RestartFlowResponseJson> =>
  askRpc(client, 'restartFlow', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/RestartFlow', request, init)

/** RPC `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const snoozeFlow = (client: RpcClient, request: SnoozeFlowRequestJson = {}, init: RpcInit = {}): Promise<SnoozeFlowResponseJson> =>
  askRpc(client, 'snoozeFlow', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/SnoozeFlow', request, init)

/** RPC `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`, in the JSON form of its messages. Throws `RpcProblem`. */
export const chooseFoodFocus = (client: RpcClient, request: ChooseFoodFocusRequestJson = {}, init: RpcInit = {}): Promise<ChooseFoodFocusResponseJson> =>
  askRpc(client, 'chooseFoodFocus', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus', request, init)

/** RPC `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`, in the JSON form of its messages. Throws `RpcProblem`. */
export const endFoodFocus = (client: RpcClient, request: EndFoodFocusRequestJson = {}, init: RpcInit = {}): Promise<EndFoodFocusResponseJson> =>
  askRpc(client, 'endFoodFocus', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/EndFoodFocus', request, init)

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodFocuses = (client: RpcClient, request: ListFoodFocusesRequestJson = {}, init: RpcInit = {}): Promise<ListFoodFocusesResponseJson> =>
  askRpc(client, 'listFoodFocuses', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodFocuses', request, init)

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodInsights = (client: RpcClient, request: ListFoodInsightsRequestJson = {}, init: RpcInit = {}): Promise<ListFoodInsightsResponseJson> =>
  askRpc(client, 'listFoodInsights', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodInsights', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/AddFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const addFoodEntry = (client: RpcClient, request: AddFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<AddFoodEntryResponseJson> =>
  askRpc(client, 'addFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/AddFoodEntry', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const changeFoodEntry = (client: RpcClient, request: ChangeFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<ChangeFoodEntryResponseJson> =>
  askRpc(client, 'changeFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ChangeFoodEntry', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deleteFoodEntry = (client: RpcClient, request: DeleteFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<DeleteFoodEntryResponseJson> =>
  askRpc(client, 'deleteFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/DeleteFoodEntry', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/GetFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getFoodEntry = (client: RpcClient, request: GetFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<GetFoodEntryResponseJson> =>
  askRpc(client, 'getFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/GetFoodEntry', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodEntries`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodEntries = (client: RpcClient, request: ListFoodEntriesRequestJson = {}, init: RpcInit = {}): Promise<ListFoodEntriesResponseJson> =>
  askRpc(client, 'listFoodEntries', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodEntries', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodLogDays = (client: RpcClient, request: ListFoodLogDaysRequestJson = {}, init: RpcInit = {}): Promise<ListFoodLogDaysResponseJson> =>
  askRpc(client, 'listFoodLogDays', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodLogDays', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/ListUsualFoods`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listUsualFoods = (client: RpcClient, request: ListUsualFoodsRequestJson = {}, init: RpcInit = {}): Promise<ListUsualFoodsResponseJson> =>
  askRpc(client, 'listUsualFoods', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListUsualFoods', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/SearchFoods`, in the JSON form of its messages. Throws `RpcProblem`. */
export const searchFoods = (client: RpcClient, request: SearchFoodsRequestJson = {}, init: RpcInit = {}): Promise<SearchFoodsResponseJson> =>
  askRpc(client, 'searchFoods', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SearchFoods', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/SetFavoriteFood`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setFavoriteFood = (client: RpcClient, request: SetFavoriteFoodRequestJson = {}, init: RpcInit = {}): Promise<SetFavoriteFoodResponseJson> =>
  askRpc(client, 'setFavoriteFood', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SetFavoriteFood', request, init)

/** RPC `/portal.goals.v1.GoalsService/DeleteGoal`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deleteGoal = (client: RpcClient, request: DeleteGoalRequestJson = {}, init: RpcInit = {}): Promise<DeleteGoalResponseJson> =>
  askRpc(client, 'deleteGoal', '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/DeleteGoal', request, init)

/** RPC `/portal.goals.v1.GoalsService/ListGoals`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listGoals = (client: RpcClient, request: ListGoalsRequestJson = {}, init: RpcInit = {}): Promise<ListGoalsResponseJson> =>
  askRpc(client, 'listGoals', '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/ListGoals', request, init)

/** RPC `/portal.goals.v1.GoalsService/SetGoal`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setGoal = (client: RpcClient, request: SetGoalRequestJson = {}, init: RpcInit = {}): Promise<SetGoalResponseJson> =>
  askRpc(client, 'setGoal', '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/SetGoal', request, init)

/** RPC `/portal.kidney.v1.KidneyService/GetKidneyResults`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getKidneyResults = (client: RpcClient, request: GetKidneyResultsRequestJson = {}, init: RpcInit = {}): Promise<GetKidneyResultsResponseJson> =>
  askRpc(client, 'getKidneyResults', '/rpc/user/liv/me/kidney/portal.kidney.v1.KidneyService/GetKidneyResults', request, init)

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getA1cCholesterolReport = (client: RpcClient, request: GetA1cCholesterolReportRequestJson = {}, init: RpcInit = {}): Promise<GetA1cCholesterolReportResponseJson> =>
  askRpc(client, 'getA1cCholesterolReport', '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport', request, init)

/** RPC `/portal.lab_reports.v1.LabReportsService/GetA1cReport`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getA1cReport = (client: RpcClient, request: GetA1cReportRequestJson = {}, init: RpcInit = {}): Promise<GetA1cReportResponseJson> =>
  askRpc(client, 'getA1cReport', '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cReport', request, init)

/** RPC `/portal.lab_reports.v1.LabReportsService/GetCholesterolReport`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCholesterolReport = (client: RpcClient, request: GetCholesterolReportRequestJson = {}, init: RpcInit = {}): Promise<GetCholesterolReportResponseJson> =>
  askRpc(client, 'getCholesterolReport', '/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetCholesterolReport', request, init)

/** RPC `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getMigrationInfo = (client: RpcClient, request: GetMigrationInfoRequestJson = {}, init: RpcInit = {}): Promise<GetMigrationInfoResponseJson> =>
  askRpc(client, 'getMigrationInfo', '/rpc/user/liv/me/oneAppMigration/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo', request, init)

/** RPC `/portal.payment.v1.PaymentService/AddPaymentMethod`, in the JSON form of its messages. Throws `RpcProblem`. */
export const addPaymentMethod = (client: RpcClient, request: AddPaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<AddPaymentMethodResponseJson> =>
  askRpc(client, 'addPaymentMethod', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/AddPaymentMethod', request, init)

/** RPC `/portal.payment.v1.PaymentService/DeletePaymentMethod`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deletePaymentMethod = (client: RpcClient, request: DeletePaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<DeletePaymentMethodResponseJson> =>
  askRpc(client, 'deletePaymentMethod', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/DeletePaymentMethod', request, init)

/** RPC `/portal.payment.v1.PaymentService/ListPaymentMethods`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listPaymentMethods = (client: RpcClient, request: ListPaymentMethodsRequestJson = {}, init: RpcInit = {}): Promise<ListPaymentMethodsResponseJson> =>
  askRpc(client, 'listPaymentMethods', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/ListPaymentMethods', request, init)

/** RPC `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setDefaultPaymentMethod = (client: RpcClient, request: SetDefaultPaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<SetDefaultPaymentMethodResponseJson> =>
  askRpc(client, 'setDefaultPaymentMethod', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/SetDefaultPaymentMethod', request, init)

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listPrograms = (client: RpcClient, request: ListProgramsRequestJson = {}, init: RpcInit = {}): Promise<ListProgramsResponseJson> =>
  askRpc(client, 'listPrograms', '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms', request, init)

/** RPC `/portal.pulse.v1.PulseService/GetPulseStats`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getPulseStats = (client: RpcClient, request: GetPulseStatsRequestJson = {}, init: RpcInit = {}): Promise<GetPulseStatsResponseJson> =>
  askRpc(client, 'getPulseStats', '/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/GetPulseStats', request, init)

/** RPC `/portal.pulse.v1.PulseService/ListPulseReadings`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listPulseReadings = (client: RpcClient, request: ListPulseReadingsRequestJson = {}, init: RpcInit = {}): Promise<ListPulseReadingsResponseJson> =>
  askRpc(client, 'listPulseReadings', '/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/ListPulseReadings', request, init)

/** RPC `/portal.reminders.v1.RemindersService/DeleteReminder`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deleteReminder = (client: RpcClient, request: DeleteReminderRequestJson = {}, init: RpcInit = {}): Promise<DeleteReminderResponseJson> =>
  askRpc(client, 'deleteReminder', '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/DeleteReminder', request, init)

/** RPC `/portal.reminders.v1.RemindersService/ListReminders`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listReminders = (client: RpcClient, request: ListRemindersRequestJson = {}, init: RpcInit = {}): Promise<ListRemindersResponseJson> =>
  askRpc(client, 'listReminders', '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/ListReminders', request, init)

/** RPC `/portal.reminders.v1.RemindersService/SetReminder`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setReminder = (client: RpcClient, request: SetReminderRequestJson = {}, init: RpcInit = {}): Promise<SetReminderResponseJson> =>
  askRpc(client, 'setReminder', '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/SetReminder', request, init)

/** RPC `/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listReportsAndData = (client: RpcClient, request: ListReportsAndDataRequestJson = {}, init: RpcInit = {}): Promise<ListReportsAndDataResponseJson> =>
  askRpc(client, 'listReportsAndData', '/rpc/user/liv/me/reportsAndData/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData', request, init)

/** RPC `/portal.user_guides.v1.UserGuidesService/GetUserGuide`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getUserGuide = (client: RpcClient, request: GetUserGuideRequestJson = {}, init: RpcInit = {}): Promise<GetUserGuideResponseJson> =>
  askRpc(client, 'getUserGuide', '/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/GetUserGuide', request, init)

/** RPC `/portal.user_guides.v1.UserGuidesService/ListUserGuides`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listUserGuides = (client: RpcClient, request: ListUserGuidesRequestJson = {}, init: RpcInit = {}): Promise<ListUserGuidesResponseJson> =>
  askRpc(client, 'listUserGuides', '/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/ListUserGuides', request, init)

/** RPC `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`, in the JSON form of its messages. Throws `RpcProblem`. */
export const completeUserTask = (client: RpcClient, request: CompleteUserTaskRequestJson = {}, init: RpcInit = {}): Promise<CompleteUserTaskResponseJson> =>
  askRpc(client, 'completeUserTask', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/CompleteUserTask', request, init)

/** RPC `/portal.user_tasks.v1.UserTasksService/DismissUserTask`, in the JSON form of its messages. Throws `RpcProblem`. */
export const dismissUserTask = (client: RpcClient, request: DismissUserTaskRequestJson = {}, init: RpcInit = {}): Promise<DismissUserTaskResponseJson> =>
  askRpc(client, 'dismissUserTask', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/DismissUserTask', request, init)

/** RPC `/portal.user_tasks.v1.UserTasksService/ListUserTasks`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listUserTasks = (client: RpcClient, request: ListUserTasksRequestJson = {}, init: RpcInit = {}): Promise<ListUserTasksResponseJson> =>
  askRpc(client, 'listUserTasks', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/ListUserTasks', request, init)

/** RPC `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`, in the JSON form of its messages. Throws `RpcProblem`. */
export const restoreUserTask = (client: RpcClient, request: RestoreUserTaskRequestJson = {}, init: RpcInit = {}): Promise<RestoreUserTaskResponseJson> =>
  askRpc(client, 'restoreUserTask', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/RestoreUserTask', request, init)
