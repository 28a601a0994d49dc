import type { SecondSteps } from '#generated/schemas/openapi/second-steps.reader.ts'

export type {
  AuthenticatorSetup,
  SecondSteps,
} from '#generated/schemas/openapi/second-steps.reader.ts'

/** The number of second steps that the member has, also of those that could not be read. */
export function countOf({ authenticator, passkeys }: SecondSteps): number {
  return (authenticator === undefined ? 0 : 1) + passkeys.items.length + passkeys.leftOut
}
