import type { PasskeyRequest } from '#generated/schemas/openapi/mfa.reader.ts'
import type { PasskeyCreation } from '#generated/schemas/openapi/second-steps.reader.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'

/** A passkey that the browser made, without its name. Bytes are in base64url. */
export type MadePasskey = {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

/** What a passkey signed, of which `passkey` is the id. Bytes are in base64url. */
export type PasskeyProof = {
  readonly passkey: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

const type = 'public-key'

/** The error of a passkey that was not made or used: the member cancelled or waited too long. */
export const passkeyCancelled = 'passkey_cancelled'

/** Whether this page can make and use passkeys; a page in a frame cannot. */
export function hasPasskeys(): boolean {
  return (
    globalThis.self === globalThis.top &&
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** Asks the member for a new passkey. Refused `passkeyCancelled`, also when the device has one. */
export async function makePasskey({
  rp,
  pubKeyCredParams,
  excludeCredentials,
  authenticatorSelection,
  ...options
}: PasskeyCreation): Promise<MadePasskey> {
  const domain = knownOrNull(rp.id)
  const { id, response } = await answered(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON({
        ...options,
        rp: { name: rp.name, ...(domain !== null && { id: domain }) },
        pubKeyCredParams: pubKeyCredParams.items.map(({ alg }) => ({ type, alg })),
        excludeCredentials: excludeCredentials.items.map((one) => ({ type, id: one.id })),
        // A browser reads a word that it does not know as if it were absent.
        authenticatorSelection: authenticatorSelection as AuthenticatorSelectionCriteria,
      }),
    }),
  )
  if (!(response instanceof AuthenticatorAttestationResponse)) throw cancelled()
  return {
    id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
  }
}

/** Asks the member for a passkey's signature. Refused `passkeyCancelled`. */
export async function provePasskey({
  rpId,
  allowCredentials,
  ...options
}: PasskeyRequest): Promise<PasskeyProof> {
  const domain = knownOrNull(rpId)
  const { id, response } = await answered(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON({
        ...options,
        ...(domain !== null && { rpId: domain }),
        allowCredentials: allowCredentials.items.map((one) => ({ type, id: one.id })),
      }),
    }),
  )
  if (!(response instanceof AuthenticatorAssertionResponse)) throw cancelled()
  return {
    passkey: id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
}

async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const made = await ask()
    if (made instanceof PublicKeyCredential) return made
  } catch (thrown) {
    // A browser says no by an exception with a name; anything else is a defect.
    if (!(thrown instanceof DOMException)) throw thrown
  }
  throw cancelled()
}

const cancelled = () => new RequestRefused({ error: passkeyCancelled, unsent: true, details: [] })

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
