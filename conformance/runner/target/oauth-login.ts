import { fieldsOf, type JsonFields } from '../../contract/json.ts'
import type { TargetOptions } from './contract-server.ts'
import { type Schemes, usage } from './option-credentials.ts'
import { targetText } from './target-values.ts'
import { type Grant, grantOf } from './oauth-grant.ts'

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
