import type { ServiceImpl } from '@connectrpc/connect'
import type { services } from '../../generated/proto/services.ts'
import { careTeam } from './care-team.ts'
import { communications } from './communications.ts'
import { coverage } from './coverage.ts'
import { payment } from './payment.ts'
import { programs } from './programs.ts'
import { reminders } from './reminders.ts'

type Services = typeof services

/** Every service of the RPC contract; one that is missing, or an RPC of one, does not compile. */
export const serviceHandlers: { readonly [Name in keyof Services]: ServiceImpl<Services[Name]> } = {
  CareTeamService: careTeam,
  CommunicationsService: communications,
  CoverageService: coverage,
  PaymentService: payment,
  ProgramsService: programs,
  RemindersService: reminders,
}
