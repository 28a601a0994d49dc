import * as Schema from 'effect/Schema'
import { Instant, matching, text, whole } from './formats.ts'

const Token = text(1, 4000)
const LongToken = text(1, 2000)
/** Seconds that an access token has left (GAP-061). */
const Seconds = whole(1, 86_400)

/** Id of whoever on the staff views the account (2§3). */
export const ImpersonatorId = matching(/^[\w-]{1,64}$/)

/** A session as the API answers it (2§7). The browser sees neither `refresh_token` nor `device_token`: the edge keeps them. */
export const Session = Schema.Struct({
  access_token: Token,
  refresh_token: Schema.optionalKey(LongToken),
  expires_in: Seconds,
  last_activity_timestamp: Instant,
  type: Schema.Literals(['Bearer']),
  impersonatorId: Schema.optionalKey(ImpersonatorId),
  device_token: Schema.optionalKey(text(1, 200)),
})
export type Session = typeof Session.Type

/** The same under the names of the partner calls (2§7). */
export const PartnerSession = Schema.Struct({ token: Token, refreshToken: Schema.optionalKey(LongToken), lifeSeconds: Seconds })
export type PartnerSession = typeof PartnerSession.Type

/** A code that opens one door once (USER-033). */
export const AccessCode = Schema.Struct({ code: Token })
export type AccessCode = typeof AccessCode.Type

/** What the browser takes back to the chat app (2§4). */
export const ChatAppCode = Schema.Struct({ scope: text(1, 500), code: Token, state: LongToken })
export type ChatAppCode = typeof ChatAppCode.Type
