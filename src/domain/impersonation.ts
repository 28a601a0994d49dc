import * as Schema from 'effect/Schema'
import { Instant } from './formats.ts'
import { ImpersonatorId } from './session-answers.ts'

/** The roles of the staff who may view a member's account (2§6, IMP-006, IMP-007). */
export const staffRoles = ['Admin', 'CallCenterRep'] as const

/** Who of the staff views the account, as what and since when. */
export const Impersonation = Schema.Struct({ impersonatorId: ImpersonatorId, role: Schema.Literals(staffRoles), startedAt: Instant })
export type Impersonation = typeof Impersonation.Type
