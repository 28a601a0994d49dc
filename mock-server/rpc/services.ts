import type { ServiceImpl } from '@connectrpc/connect'
import type { services } from '../../generated/proto/services.ts'
import { biometrics } from './biometrics.ts'
import { careTeam } from './care-team.ts'
import { challenges } from './challenges.ts'
import { chat } from './chat.ts'
import { coachingSessions, flowStatus } from './coaching.ts'
import { communications } from './communications.ts'
import { coverage } from './coverage.ts'
import { goals } from './goals.ts'
import { kidney } from './kidney.ts'
import { labReports } from './lab-reports.ts'
import { payment } from './payment.ts'
import { programs } from './programs.ts'
import { pulse } from './pulse.ts'
import { reminders } from './reminders.ts'

type Services = typeof services

/** Every service of the RPC contract; one that is missing, or an RPC of one, does not compile. */
export const serviceHandlers: { readonly [Name in keyof Services]: ServiceImpl<Services[Name]> } = {
  BiometricsService: biometrics,
  CareTeamService: careTeam,
  ChallengesService: challenges,
  ChatService: chat,
  CoachingSessionsService: coachingSessions,
  CommunicationsService: communications,
  CoverageService: coverage,
  FlowStatusService: flowStatus,
  GoalsService: goals,
  KidneyService: kidney,
  LabReportsService: labReports,
  PaymentService: payment,
  ProgramsService: programs,
  PulseService: pulse,
  RemindersService: reminders,
}
