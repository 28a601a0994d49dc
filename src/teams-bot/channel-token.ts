import { jwtVerify, type JWTVerifyGetKey } from 'jose'

export type ChannelRules = {
  readonly issuer: string
  /** The bot's own id. */
  readonly audience: string
  /**
   * Where answers may be sent: to one of these addresses and what is below it, at the same host.
   */
  readonly serviceUrls: readonly string[]
  readonly keys: JWTVerifyGetKey
  /** The channels that a key speaks for, undefined when it says nothing of them. */
  readonly endorsed: (kid: string | undefined) => readonly string[] | undefined
  readonly now: () => number
}

/**
 * Whether a call is the chat's: signed by its service, for this bot, in time, about the very
 * service address that the activity names, by a key that speaks for the channel. An address that is
 * not configured is refused whatever the token says, for the bot sends its own token there.
 */
export async function isFromChannel(
  authorization: string | undefined,
  { serviceUrl, channelId }: { serviceUrl: string; channelId: string },
  rules: ChannelRules,
): Promise<boolean> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  if (
    token === undefined ||
    channelId !== 'msteams' ||
    !rules.serviceUrls.some((allowed) => isUnder(serviceUrl, allowed))
  )
    return false
  try {
    const { payload, protectedHeader } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: ['RS256'],
      clockTolerance: 300,
      requiredClaims: ['exp', 'serviceurl'],
      currentDate: new Date(rules.now()),
    })
    const channels = rules.endorsed(protectedHeader.kid)
    return (
      payload['serviceurl'] === serviceUrl &&
      (channels === undefined || channels.includes(channelId))
    )
  } catch {
    return false
  }
}

/**
 * Compared as parsed, with a slash at the end of both: no credentials, no dots to climb by, no host
 * that only begins alike.
 */
function isUnder(address: string, allowed: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '' &&
    withSlash(url.href).startsWith(withSlash(allowed))
  )
}

const withSlash = (address: string): string => address.replace(/\/?$/, '/')
