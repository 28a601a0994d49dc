import { fieldsOf } from '../../contract/json.ts'
import { isAddress, readDataFile } from '../../contract/read-file.ts'
import type { TargetOptions } from './contract-server.ts'
import { split } from './option-credentials.ts'
import { targetText } from './target-values.ts'

/** The address of a target: its own, or the base in its file; empty if there is none. */
const addressOf = (target: string): string => {
  if (isAddress(target)) return target
  try {
    const { base } = fieldsOf(readDataFile(target))
    return typeof base === 'string' ? targetText(target, base) : ''
  } catch {
    return ''
  }
}

/**
 * The headers to fetch a contract with: those of the options, if the server that they are for serves
 * the contract, too. A redirect to another origin loses the credentials among them.
 */
export function contractHeaders(
  contract: string,
  { target, base, headers, auth, bearer }: TargetOptions,
): Record<string, string> {
  const server = base ?? (target === undefined ? contract : addressOf(target))
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
