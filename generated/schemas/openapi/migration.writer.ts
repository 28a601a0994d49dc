// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, matching, text } from '../write.ts'

/** The fields of the migration start, exactly as listed (2§7). */
export const MigrationForm = Schema.Struct({
  ccmUuid: formats.uuid,
  clientName: text(1, 100),
  fromMobile: Schema.Literals(['true', 'false']),
  locale: Schema.Literals(['en-US', 'es-US']),
  sessionUuid: formats.uuid,
  redirectUrl: matching(/^https?:\/\/[!-~]+$/u, 0, 2000),
  /** The access token of the session that moves. */
  ccmAuthToken: text(1, 4000),
})
export type MigrationForm = typeof MigrationForm.Type

export const KeycloakForm = Schema.Struct({
  /** Of `createAccessCode`. */
  accessCode: text(1, 4000),
  clientName: text(1, 100),
  locale: Schema.Literals(['en-US', 'es-US']),
  redirectUrl: matching(/^https?:\/\/[!-~]+$/u, 0, 2000),
})
export type KeycloakForm = typeof KeycloakForm.Type
