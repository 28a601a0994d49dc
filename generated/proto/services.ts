// Written by `npm run generate` from contracts/. Do not edit.
import { ProgramsService } from './portal/programs/v1/programs_pb.js'

/** Every service of the contract, by its name. */
export const services = {
  ProgramsService,
} as const

export type ServiceName = keyof typeof services
