import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { StoredPasskey } from '../../database/facts/second-step-facts.ts'
import type { Schema } from '../../handlers/rest-call.ts'
import { isComeback } from './partner-directory.ts'

/** ES256 and RS256, which every browser's devices know. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-7, -257]

/** The portal's origin in what the browser signed; null for an origin that is not a portal's. */
function portalOf(clientDataJSON: string): { origin: string; host: string } | null {
  try {
    const { origin } = Object(
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')),
    ) as { origin?: unknown }
    if (typeof origin !== 'string' || !isComeback(origin)) return null
    return { origin, host: new URL(origin).hostname }
  } catch {
    return null
  }
}

const jsonOf = <Response extends object>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response,
  clientExtensionResults: {},
})

/** The key of a new passkey that signed the challenge for a portal; null for any other. */
export async function newPasskeyKey(
  { id, clientDataJSON, attestationObject }: Schema<'NewPasskey'>,
  challenge: string,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const portal = portalOf(clientDataJSON)
  if (portal === null) return null
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: jsonOf(id, { clientDataJSON, attestationObject }),
      expectedChallenge: challenge,
      expectedOrigin: portal.origin,
      expectedRPID: portal.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    }
  } catch {
    return null
  }
}

/** The counter of a proof by one of the passkeys; null when it does not fit. */
export async function counterOfProof(
  { passkey, clientDataJSON, authenticatorData, signature }: Schema<'MfaPasskeyRequest'>,
  challenge: string,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<number | null> {
  const portal = portalOf(clientDataJSON)
  if (portal === null) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: jsonOf(passkey, { clientDataJSON, authenticatorData, signature }),
      expectedChallenge: challenge,
      expectedOrigin: portal.origin,
      expectedRPID: portal.host,
      requireUserVerification: false,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
