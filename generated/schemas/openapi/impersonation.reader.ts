// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, text, words, type Flavor, type Reader, type Unknown } from '../read.ts'

/** Opaque id of the staff person who views the account. */
export type ImpersonatorId = Flavor<'ImpersonatorId'>

/** Roles of the staff who may view a member's account. */
export type StaffRole = 'Admin' | 'CallCenterRep' | Unknown

/** Who views the member's account in this session. */
export type Impersonation = {
  /** Id of the staff person. */
  readonly impersonatorId: ImpersonatorId
  /** Role that allows the staff person to view accounts. */
  readonly role: StaffRole
  /** When the view began, in UTC. */
  readonly startedAt: Flavor<'Instant'>
}

const pattern = text(/^[A-Za-z0-9_\-]+$/u)

/** Reads `ImpersonatorId` as a server sends it. */
export const readImpersonatorId: Reader<ImpersonatorId> = pattern

/** Reads `StaffRole` as a server sends it. */
export const readStaffRole: Reader<StaffRole> = words('Admin', 'CallCenterRep')

/** Reads `Impersonation` as a server sends it. */
export const readImpersonation: Reader<Impersonation> = object<Impersonation>({
  impersonatorId: readImpersonatorId,
  role: readStaffRole,
  startedAt: formats.dateTime,
})
