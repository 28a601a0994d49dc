import type { TargetOptions } from './contract-server.ts'
import { split, usage } from './option-credentials.ts'
import { targetText } from './target-values.ts'

/** A grant of RFC 6749: the persona that it makes, its form, and the flows that state its address. */
export interface Grant {
  readonly option: string
  readonly persona: string
  readonly form: Readonly<Record<string, string>>
  readonly addresses: readonly (readonly [flow: string, field: string])[]
}

export function grantOf({
  user,
  refreshToken,
  clientId,
  clientSecret,
}: TargetOptions): Grant | undefined {
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
