import type { ServiceImpl } from '@connectrpc/connect'
import type { services } from '../../generated/proto/services.ts'
import { alertFlow } from './rpc/alert-flow.ts'
import { alertStage } from './rpc/alert-stage.ts'
import { biometrics } from './rpc/biometrics.ts'
import { careTeam } from './rpc/care-team.ts'
import { challenges } from './rpc/challenges.ts'
import { chat } from './rpc/chat/chat.ts'
import { coachingSessions } from './rpc/coaching/coaching.ts'
import { communications } from './rpc/communications.ts'
import { coverage } from './rpc/coverage.ts'
import { education } from './rpc/education.ts'
import { flowAdmin } from './rpc/flow-admin.ts'
import { foodFocus } from './rpc/food/food-focus.ts'
import { foodLog } from './rpc/food/food-log.ts'
import { flowStatus } from './rpc/coaching/flow-status.ts'
import { goals } from './rpc/goals.ts'
import { kidney } from './rpc/kidney.ts'
import { labReports } from './rpc/lab-reports.ts'
import { oneAppMigration } from './rpc/one-app-migration.ts'
import { payment } from './rpc/payment.ts'
import { programs } from './rpc/programs.ts'
import { pulse } from './rpc/pulse.ts'
import { reminders } from './rpc/reminders.ts'
import { reportsAndData } from './rpc/reports-and-data.ts'
import { userGuides } from './rpc/user-guides.ts'
import { userTasks } from './rpc/user-tasks.ts'

type Services = typeof services

/** Handlers of all RPC services. The type requires every service and RPC. */
export const rpcHandlers: { readonly [Name in keyof Services]: ServiceImpl<Services[Name]> } = {
  AlertFlowService: alertFlow,
  AlertStageService: alertStage,
  BiometricsService: biometrics,
  CareTeamService: careTeam,
  ChallengesService: challenges,
  ChatService: chat,
  CoachingSessionsService: coachingSessions,
  CommunicationsService: communications,
  CoverageService: coverage,
  EducationService: education,
  FlowAdminService: flowAdmin,
  FlowStatusService: flowStatus,
  FoodFocusService: foodFocus,
  FoodLogService: foodLog,
  GoalsService: goals,
  KidneyService: kidney,
  LabReportsService: labReports,
  OneAppMigrationService: oneAppMigration,
  PaymentService: payment,
  ProgramsService: programs,
  PulseService: pulse,
  RemindersService: reminders,
  ReportsAndDataService: reportsAndData,
  UserGuidesService: userGuides,
  UserTasksService: userTasks,
}
