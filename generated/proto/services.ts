// Written by `npm run generate` from contracts/. Do not edit.
import { AlertFlowService } from './portal/alert_flow/v1/alert_flow_pb.js'
import { AlertStageService } from './portal/alert_stage/v1/alert_stage_pb.js'
import { FlowAdminService } from './portal/flow_admin/v1/flow_admin_pb.js'
import { OneAppMigrationService } from './portal/one_app_migration/v1/one_app_migration_pb.js'
import { ProgramsService } from './portal/programs/v1/programs_pb.js'
import { UserGuidesService } from './portal/user_guides/v1/user_guides_pb.js'
import { UserTasksService } from './portal/user_tasks/v1/user_tasks_pb.js'

/** Every service of the contract, by its name. */
export const services = {
  AlertFlowService,
  AlertStageService,
  FlowAdminService,
  OneAppMigrationService,
  ProgramsService,
  UserGuidesService,
  UserTasksService,
} as const

export type ServiceName = keyof typeof services
