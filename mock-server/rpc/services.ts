import type { ServiceImpl } from '@connectrpc/connect'
import type { services } from '../../generated/proto/services.ts'
import { alertFlow } from './alert-flow.ts'
import { alertStage } from './alert-stage.ts'
import { biometrics } from './biometrics.ts'
import { careTeam } from './care-team.ts'
import { challenges } from './challenges.ts'
import { chat } from './chat.ts'
import { coachingSessions } from './coaching.ts'
import { communications } from './communications.ts'
import { coverage } from './coverage.ts'
import { education } from './education.ts'
import { flowAdmin } from './flow-admin.ts'
import { foodFocus } from './food-focus.ts'
import { foodLog } from './food-log.ts'
import { flowStatus } from './flow-status.ts'
import { goals } from './goals.ts'
import { kidney } from './kidney.ts'
import { labReports } from './lab-reports.ts'
import { oneAppMigration } from './one-app-migration.ts'
import { payment } from './payment.ts'
import { programs } from './programs.ts'
import { pulse } from './pulse.ts'
import { reminders } from './reminders.ts'
import { reportsAndData } from './reports-and-data.ts'
import { userGuides } from './user-guides.ts'
import { userTasks } from './user-tasks.ts'

type Services = typeof services

/** Every service of the RPC contract; one that is missing, or an RPC of one, does not compile. */
export const serviceHandlers: { readonly [Name in keyof Services]: ServiceImpl<Services[Name]> } = {
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
