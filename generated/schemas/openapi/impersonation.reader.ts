// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, text, words, type Flavor, type Reader, type Unknown } from '../read.ts'

/** Opaque id of the member of the staff who views the account (2§3). */
export type ImpersonatorId = Flavor<'ImpersonatorId'>

/** The roles of the staff who may view a member's account (2§6). */
export type StaffRole = 'Admin' | 'CallCenterRep' | Unknown

export type Impersonation = {
  readonly impersonatorId: ImpersonatorId
  readonly role: StaffRole
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
