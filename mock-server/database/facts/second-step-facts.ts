type Until = { readonly value: string; readonly until: number }

/** A passkey with its public key in base64url. A proof must raise `counter`, unless it is 0. */
export type StoredPasskey = {
  readonly id: string
  readonly name: string
  readonly addedAt: string
  readonly lastUsedAt: string | null
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

/**
 * What confirms a sign-in beside a message. `waitingKey` is not confirmed; `creation` and `proof`
 * are the open challenges of a new passkey and of a sign-in (epoch ms).
 */
export type SecondStepFacts = {
  readonly app: {
    readonly id: string
    readonly secret: string
    readonly addedAt: string
    readonly lastStep: number
  } | null
  readonly passkeys: readonly StoredPasskey[]
  readonly waitingKey?: (Until & { readonly wrong: number }) | undefined
  readonly creation?: Until | undefined
  readonly proof?: (Until & { readonly mfaChallenge: string }) | undefined
}

export const noSecondSteps: SecondStepFacts = { app: null, passkeys: [] }
