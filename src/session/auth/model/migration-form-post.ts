import { formDomains, type Environment } from '#platform/model/environment.ts'
import type { Language } from '#platform/model/supported-languages.ts'
import { formPost, type FormPost } from './single-sign-on.ts'

/** The portal's client name in handover forms. */
export const clientName = 'member-portal'

/** The address on the portal's origin to which a member returns with a partner's code (1§4). */
export function returnUrl(origin: string): string {
  return `${origin}/login`
}

/**
 * A migration to the single account. `sessionUuid` identifies this migration; `token` is the
 * session's access token.
 */
export type MigrationRequest = {
  readonly memberUuid: string
  readonly isFromMobile: boolean
  readonly language: Language
  readonly sessionUuid: string
  readonly origin: string
  readonly token: string
}

/**
 * The form that starts the migration, with the fields of 2§7. Returns null when the address is not
 * allowed for forms.
 */
export function migrationPost(
  { memberUuid, isFromMobile, language, sessionUuid, origin, token }: MigrationRequest,
  environment: Environment,
): FormPost | null {
  return formPost(
    environment.migrationStart,
    {
      ccmUuid: memberUuid,
      clientName,
      fromMobile: String(isFromMobile),
      locale: language,
      sessionUuid,
      redirectUrl: returnUrl(origin),
      ccmAuthToken: token,
    },
    formDomains(environment),
  )
}

/** A handover of the session to the identity service, with a single-use access code. */
export type IdentityHandover = {
  readonly accessCode: string
  readonly language: Language
  readonly origin: string
}

/**
 * The form of the identity service; the documents name the post but no fields (GAP-071). Returns
 * null when the address is not allowed for forms.
 */
export function keycloakPost(
  { accessCode, language, origin }: IdentityHandover,
  environment: Environment,
): FormPost | null {
  return formPost(
    environment.keycloakStart,
    { accessCode, clientName, locale: language, redirectUrl: returnUrl(origin) },
    formDomains(environment),
  )
}
