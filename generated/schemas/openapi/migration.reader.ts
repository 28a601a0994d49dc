// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, text, words, type Reader, type Unknown } from '../read.ts'

/** The fields of the migration start, exactly as listed (2§7). */
export type MigrationForm = {
  readonly ccmUuid: string
  readonly clientName: string
  readonly fromMobile: 'true' | 'false' | Unknown
  readonly locale: 'en-US' | 'es-US' | Unknown
  readonly sessionUuid: string
  readonly redirectUrl: string
  /** The access token of the session that moves. */
  readonly ccmAuthToken: string
}

export type KeycloakForm = {
  /** Of `createAccessCode`. */
  readonly accessCode: string
  readonly clientName: string
  readonly locale: 'en-US' | 'es-US' | Unknown
  readonly redirectUrl: string
}

const pattern = text(/^https?:\/\/[!-~]+$/u)

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
