type Former = { readonly address: string; readonly until: number }

/**
 * How a member gets in: whether there is a second step, whether the email address is confirmed, and
 * the partners that the member is connected with. `former` are the addresses before a change: until
 * then (epoch ms) one-time codes go to them.
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
