import { fieldsOf, type JsonFields } from '../../contract/json.ts'
import type { TargetOptions } from './contract-server.ts'
import { type Schemes, split, usage } from './option-credentials.ts'
import { targetText } from './target-values.ts'

/** A grant of RFC 6749: the persona that it makes, its form, and the flows that state its address. */
interface Grant {
  readonly option: string
  readonly persona: string
  readonly form: Readonly<Record<string, string>>
  readonly addresses: readonly (readonly [flow: string, field: string])[]
}

/** A persona that gets its token with one of the OAuth grants that need no browser. */
export function oauthLogin(options: TargetOptions, schemes: Schemes, base: string): JsonFields {
  const grant = grantOf(options)
  if (grant === undefined) return {}
  const { clientId, clientSecret, tokenUrl, scope } = options
  const address = tokenUrl ?? statedAddress(grant, schemes)
  if (address === undefined) throw usage(`--${grant.option} needs --token-url`)
  const isConfidential = clientId !== undefined && clientSecret !== undefined
  const step = {
    path: new URL(address, base).href,
    headers: isConfidential ? { authorization: basicOf(clientId, clientSecret) } : {},
    form: {
      ...grant.form,
      ...(scope === undefined ? {} : { scope }),
      // A public client names itself in the form (RFC 6749, 3.2.1).
      ...(clientId === undefined || isConfidential ? {} : { client_id: clientId }),
    },
    keep: { token: '/access_token' },
  }
  const { persona } = grant
  return { logins: { [persona]: [step] }, personas: { [persona]: { login: persona } } }
}

function grantOf({ user, refreshToken, clientId, clientSecret }: TargetOptions): Grant | undefined {
  if (user !== undefined && refreshToken !== undefined)
    throw usage('--user and --refresh-token are two grants; choose one')
  if (user !== undefined) {
    const [username, password] = split('user', user, ':')
    return {
      option: 'user',
      persona: 'user',
      form: { grant_type: 'password', username, password: targetText('--user', password) },
      addresses: [['password', 'tokenUrl']],
    }
  }
  if (refreshToken !== undefined)
    return {
      option: 'refresh-token',
      persona: 'user',
      form: {
        grant_type: 'refresh_token',
        refresh_token: targetText('--refresh-token', refreshToken),
      },
      addresses: ['authorizationCode', 'password'].flatMap((flow) =>
        ['refreshUrl', 'tokenUrl'].map((field) => [flow, field] as const),
      ),
    }
  if (clientId === undefined) return undefined
  if (clientSecret === undefined) throw usage('--client-id needs --client-secret')
  return {
    option: 'client-id',
    persona: 'client',
    form: { grant_type: 'client_credentials' },
    addresses: [['clientCredentials', 'tokenUrl']],
  }
}

function statedAddress({ addresses }: Grant, schemes: Schemes): string | undefined {
  return addresses
    .flatMap(([flow, field]) =>
      schemes.map(([, scheme]) => fieldsOf(fieldsOf(scheme['flows'])[flow])[field]),
    )
    .find((each) => typeof each === 'string')
}

function basicOf(clientId: string, clientSecret: string): string {
  const secret = targetText('--client-secret', clientSecret)
  const words = [clientId, secret].map(encodeURIComponent).join(':')
  return `Basic ${Buffer.from(words).toString('base64')}`
}
