import type { ServiceImpl } from '@connectrpc/connect'
import type { services } from '../../generated/proto/services.ts'
import { programs } from './programs.ts'

type Services = typeof services

/** Every service of the RPC contract; one that is missing, or an RPC of one, does not compile. */
export const serviceHandlers: { readonly [Name in keyof Services]: ServiceImpl<Services[Name]> } = {
  ProgramsService: programs,
}
