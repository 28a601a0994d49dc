import { formDomains, type Environment } from '#platform/model/environment.ts'
import type { Language } from '#platform/model/supported-languages.ts'
import { formPost, type FormPost } from './single-sign-on.ts'

/** What the portal calls itself where it hands a member over. */
export const clientName = 'member-portal'

/**
 * Where a member comes back to who was handed over, at the portal's own origin: with a partner's
 * code, which lets her in (1§4).
 */
export function returnUrl(origin: string): string {
  return `${origin}/login`
}

/**
 * A member who moves to the one account. `sessionUuid` is of this one move; `token` is the access
 * token of the session that moves.
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
 * The form of the migration start with its fields as they are listed (2§7), or null when its
 * address is none that a form may go to.
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

/**
 * A member whose session is handed over to the identity service, by an access code that works once.
 */
export type IdentityHandover = {
  readonly accessCode: string
  readonly language: Language
  readonly origin: string
}

/**
 * The form of the identity service (GAP-071: the documents name the post and no field), or null as
 * above.
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
