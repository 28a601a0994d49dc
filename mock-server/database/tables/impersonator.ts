import type { components } from '../../../generated/openapi/types.d.ts'

/** Who of the staff views an account, and as what. */
export type Impersonator = {
  readonly id: string
  readonly role: components['schemas']['StaffRole']
}
