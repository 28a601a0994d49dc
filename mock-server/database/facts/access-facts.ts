type Former = { readonly address: string; readonly until: number }

/**
 * How a member signs in: second step, confirmed email address and connected partners. `former`
 * holds the addresses before a change; one-time codes go to them until `until` (epoch ms).
 */
export type AccessFacts = {
  readonly secondStep: boolean
  readonly emailConfirmed: boolean
  readonly connectedTo: readonly string[]
  readonly former?: { readonly email?: Former; readonly mobile?: Former }
}

export const defaultAccess: AccessFacts = {
  secondStep: false,
  emailConfirmed: true,
  connectedTo: ['TELADOC'],
}
