import { jwtVerify, type JWTVerifyGetKey } from 'jose'

export type ChannelRules = {
  readonly issuer: string
  /** The id of the bot. */
  readonly audience: string
  /** Base URLs to which replies may be sent. */
  readonly serviceUrls: readonly string[]
  readonly keys: JWTVerifyGetKey
  /** Returns the channels that a key endorses; undefined when it lists none. */
  readonly endorsed: (kid: string | undefined) => readonly string[] | undefined
  readonly now: () => number
}

/**
 * Verifies the token of a call: signature, issuer, audience, time, service URL and endorsed
 * channel. Only configured service URLs pass, because the bot sends its own token there.
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
 * Compares parsed URLs with a trailing slash. Credentials, dot segments and hosts with the same
 * prefix fail.
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
