import { isAddress } from '../../contract/read-file.ts'
import type { TargetOptions } from './contract-server.ts'
import { split } from './option-credentials.ts'
import { targetText } from './target-values.ts'

/**
 * The headers to fetch a contract with: those of the options, if the server that they are for serves
 * the contract, too. A redirect to another origin loses the credentials among them.
 */
export function contractHeaders(
  contract: string,
  { target, base, headers, auth, bearer }: TargetOptions,
): Record<string, string> {
  const server = base ?? target ?? contract
  if (!isAddress(contract) || !isAddress(server)) return {}
  if (new URL(server).origin !== new URL(contract).origin) return {}
  const given = headers.map((text) => split('header', text, ':'))
  return {
    ...(auth === undefined
      ? {}
      : {
          authorization: `Basic ${Buffer.from(
            split('auth', auth, ':')
              .map((part) => targetText('--auth', part))
              .join(':'),
          ).toString('base64')}`,
        }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${targetText('--bearer', bearer)}` }),
    ...Object.fromEntries(
      given.map(([name, value]) => [name.toLowerCase(), targetText('--header', value)]),
    ),
  }
}
