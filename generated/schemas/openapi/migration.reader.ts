// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, text, words, type Reader, type Unknown } from '../read.ts'

/** Form fields that start a member's move to the single sign-on identity. */
export type MigrationForm = {
  /** The member's id in the chronic-care product. */
  readonly ccmUuid: string
  /** Name of the client application that starts the move. */
  readonly clientName: string
  /** Whether the move starts in the mobile app. */
  readonly fromMobile: 'true' | 'false' | Unknown
  /** Language of the pages that follow. */
  readonly locale: 'en-US' | 'es-US' | Unknown
  /** Id of this one move, made by the portal. */
  readonly sessionUuid: string
  /** Address to return to afterwards; it is under the provider's secure domain. */
  readonly redirectUrl: string
  /** Access token of the session that moves. */
  readonly ccmAuthToken: string
}

/** Form fields that hand a session over to the identity service. */
export type KeycloakForm = {
  /** One-time code from `createAccessCode`, which says who the member is. */
  readonly accessCode: string
  /** Name of the client application that hands the session over. */
  readonly clientName: string
  /** Language of the pages that follow. */
  readonly locale: 'en-US' | 'es-US' | Unknown
  /** Address to return to afterwards; it is under the provider's secure domain. */
  readonly redirectUrl: string
}

const pattern = text(/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/u)

/** Reads `MigrationForm` as a server sends it. */
export const readMigrationForm: Reader<MigrationForm> = object<MigrationForm>({
  ccmUuid: formats.uuid,
  clientName: text(/./su),
  fromMobile: words('true', 'false'),
  locale: words('en-US', 'es-US'),
  sessionUuid: formats.uuid,
  redirectUrl: pattern,
  ccmAuthToken: text(/./su),
})

/** Reads `KeycloakForm` as a server sends it. */
export const readKeycloakForm: Reader<KeycloakForm> = object<KeycloakForm>({
  accessCode: text(/./su),
  clientName: text(/./su),
  locale: words('en-US', 'es-US'),
  redirectUrl: pattern,
})
