import { firstText, type ArrangementContext } from './arrangement-context.ts'
import { clientAuthorization } from './control-client.ts'

/** A form with the portal's authorization, or with another. */
export const form = (
  fields: Readonly<Record<string, string>>,
  authorization = clientAuthorization,
): RequestInit => ({
  method: 'POST',
  headers: { authorization },
  body: new URLSearchParams(fields),
})

/** Signs in; resolves to the session, or to the problem. */
export const signInWith = (
  { ask }: ArrangementContext,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> => ask('/v1/users/me/auth', form(fields))

/** The token of a sign-in whose second step is open. */
export const mfaToken = async (asked: ArrangementContext): Promise<string> =>
  firstText(
    await signInWith(asked, {
      grant_type: 'password',
      username: asked.member.username,
      password: asked.member.password,
    }),
    'mfaToken',
  )
