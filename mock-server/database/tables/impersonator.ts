import type { components } from '../../../generated/openapi/types.d.ts'

/** A member of staff who views an account, with their role. */
export type Impersonator = {
  readonly id: string
  readonly role: components['schemas']['StaffRole']
}
