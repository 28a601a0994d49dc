// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, matching, ofPattern } from '../write.ts'

/** Opaque id of the staff person who views the account. */
export const ImpersonatorId = matching(/^[A-Za-z0-9_\-]+$/u, 1, 64)
export type ImpersonatorId = typeof ImpersonatorId.Type

/** Roles of the staff who may view a member's account. */
export const StaffRole = Schema.Literals(['Admin', 'CallCenterRep'])
export type StaffRole = typeof StaffRole.Type

/** Who views the member's account in this session. */
export const Impersonation = Schema.Struct({
  /** Id of the staff person. */
  impersonatorId: ImpersonatorId,
  /** Role that allows the staff person to view accounts. */
  role: StaffRole,
  /** When the view began, in UTC. */
  startedAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
})
export type Impersonation = typeof Impersonation.Type
