import type { Schema } from '../handlers/rest-call.ts'

/** A staff member who may view member accounts and has no account. */
type Staff = { readonly id: string; readonly name: string; readonly role: Schema<'StaffRole'> }

export const staff: readonly Staff[] = [
  { id: 's-adam', name: 'Adam Reyes', role: 'Admin' },
  { id: 's-cora', name: 'Cora Jensen', role: 'CallCenterRep' },
]
