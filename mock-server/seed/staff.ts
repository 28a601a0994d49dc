import type { Schema } from '../handlers/rest-call.ts'

/** Somebody on the staff, who may view a member's account and has none of her own. */
type Staff = { readonly id: string; readonly name: string; readonly role: Schema<'StaffRole'> }

export const staff: readonly Staff[] = [
  { id: 's-adam', name: 'Adam Reyes', role: 'Admin' },
  { id: 's-cora', name: 'Cora Jensen', role: 'CallCenterRep' },
]
