// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, matching, text } from '../write.ts'

/** Form fields that start a member's move to the single sign-on identity. */
export const MigrationForm = Schema.Struct({
  /** The member's id in the chronic-care product. */
  ccmUuid: formats.uuid,
  /** Name of the client application that starts the move. */
  clientName: text(1, 100),
  /** Whether the move starts in the mobile app. */
  fromMobile: Schema.Literals(['true', 'false']),
  /** Language of the pages that follow. */
  locale: Schema.Literals(['en-US', 'es-US']),
  /** Id of this one move, made by the portal. */
  sessionUuid: formats.uuid,
  /** Address to return to afterwards; it is under the provider's secure domain. */
  redirectUrl: matching(/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/u, 0, 2000),
  /** Access token of the session that moves. */
  ccmAuthToken: text(1, 4000),
})
export type MigrationForm = typeof MigrationForm.Type

/** Form fields that hand a session over to the identity service. */
export const KeycloakForm = Schema.Struct({
  /** One-time code from `createAccessCode`, which says who the member is. */
  accessCode: text(1, 4000),
  /** Name of the client application that hands the session over. */
  clientName: text(1, 100),
  /** Language of the pages that follow. */
  locale: Schema.Literals(['en-US', 'es-US']),
  /** Address to return to afterwards; it is under the provider's secure domain. */
  redirectUrl: matching(/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/u, 0, 2000),
})
export type KeycloakForm = typeof KeycloakForm.Type
