// Written by `npm run generate` from contracts/. Do not edit.
import { createRegistry, type Registry } from '@bufbuild/protobuf'
import { file_portal_options_v1_rules } from './portal/options/v1/rules_pb.js'
import { AlertFlowService } from './portal/alert_flow/v1/alert_flow_pb.js'
import { AlertStageService } from './portal/alert_stage/v1/alert_stage_pb.js'
import { BiometricsService } from './portal/biometrics/v1/biometrics_pb.js'
import { CareTeamService } from './portal/care_team/v1/care_team_pb.js'
import { ChallengesService } from './portal/challenges/v1/challenges_pb.js'
import { ChatService } from './portal/chat/v1/chat_pb.js'
import { CoachingSessionsService } from './portal/coaching/v1/coaching_pb.js'
import { CommunicationsService } from './portal/communications/v1/communications_pb.js'
import { CoverageService } from './portal/coverage/v1/coverage_pb.js'
import { EducationService } from './portal/education/v1/education_pb.js'
import { FlowAdminService } from './portal/flow_admin/v1/flow_admin_pb.js'
import { FlowStatusService } from './portal/coaching/v1/coaching_pb.js'
import { FoodFocusService } from './portal/food_focus/v1/food_focus_pb.js'
import { FoodLogService } from './portal/food_log/v1/food_log_pb.js'
import { GoalsService } from './portal/goals/v1/goals_pb.js'
import { KidneyService } from './portal/kidney/v1/kidney_pb.js'
import { LabReportsService } from './portal/lab_reports/v1/lab_reports_pb.js'
import { OneAppMigrationService } from './portal/one_app_migration/v1/one_app_migration_pb.js'
import { PaymentService } from './portal/payment/v1/payment_pb.js'
import { ProgramsService } from './portal/programs/v1/programs_pb.js'
import { PulseService } from './portal/pulse/v1/pulse_pb.js'
import { RemindersService } from './portal/reminders/v1/reminders_pb.js'
import { ReportsAndDataService } from './portal/reports_and_data/v1/reports_and_data_pb.js'
import { UserGuidesService } from './portal/user_guides/v1/user_guides_pb.js'
import { UserTasksService } from './portal/user_tasks/v1/user_tasks_pb.js'

/**
 * The contract's predefined rules of protovalidate. A validator of its messages needs them:
 * `createValidator({ registry: predefinedRules })`.
 */
export const predefinedRules: Registry = createRegistry(file_portal_options_v1_rules)

/** Every service of the contract, by its name. */
export const services = {
  AlertFlowService,
  AlertStageService,
  BiometricsService,
  CareTeamService,
  ChallengesService,
  ChatService,
  CoachingSessionsService,
  CommunicationsService,
  CoverageService,
  EducationService,
  FlowAdminService,
  FlowStatusService,
  FoodFocusService,
  FoodLogService,
  GoalsService,
  KidneyService,
  LabReportsService,
  OneAppMigrationService,
  PaymentService,
  ProgramsService,
  PulseService,
  RemindersService,
  ReportsAndDataService,
  UserGuidesService,
  UserTasksService,
} as const

export type ServiceName = keyof typeof services
