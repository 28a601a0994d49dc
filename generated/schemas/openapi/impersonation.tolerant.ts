// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, text, words, type Tolerant } from '../tolerant.ts'
import type { ImpersonatorId, StaffRole, Impersonation } from './impersonation.reader.ts'

const pattern = text(/^[A-Za-z0-9_\-]+$/u)

export const ImpersonatorIdReader: Tolerant<ImpersonatorId> = pattern

export const StaffRoleReader: Tolerant<StaffRole> = words('Admin', 'CallCenterRep')

export const ImpersonationReader: Tolerant<Impersonation> = object({
  impersonatorId: ImpersonatorIdReader,
  role: StaffRoleReader,
  startedAt: formats.dateTime,
})
