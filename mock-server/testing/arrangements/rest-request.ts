import type { ContractOperation, RequestExample } from './contract-operations.ts'
import { clientAuthorization } from './control-client.ts'

/** Values that replace those of the contract's examples: path, query, headers or body. */
export interface RequestOverrides {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A token other than the member's own. */
  readonly token?: string
}

export interface RequestOptions {
  readonly language: 'en-US' | 'es-US'
  readonly scenario: string
  /** The member's access token, for secured operations. */
  readonly token: string
  readonly example: RequestExample | undefined
  /** All parameters with an example, or only the required ones. */
  readonly parameters: 'required' | 'all'
  readonly said?: RequestOverrides
}

const bodyOf = (mediaType: string, value: unknown): BodyInit => {
  if (mediaType === 'text/plain') return String(value)
  if (mediaType === 'application/json') return JSON.stringify(value)
  const fields = Object.entries(value as object).map(([name, each]): [string, string] => [
    name,
    String(each),
  ])
  if (mediaType === 'application/x-www-form-urlencoded') return new URLSearchParams(fields)
  const form = new FormData()
  for (const [name, each] of fields) form.append(name, each)
  return form
}

const authorizationOf = (schemes: readonly string[], token: string): Record<string, string> => {
  if (schemes.includes('bearer')) return { authorization: `Bearer ${token}` }
  return schemes.includes('clientBasic') ? { authorization: clientAuthorization } : {}
}

/** Creates a request from the contract's examples of an operation. */
export function requestOf(
  origin: string,
  { path, method, schemes, parameters: known }: ContractOperation,
  { language, scenario, token, example, parameters, said = {} }: RequestOptions,
): Request {
  const valued = known.filter(
    ({ required, example: shown }) =>
      shown !== undefined && (required === true || parameters === 'all'),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      said.path?.[name] ??
        String(known.find((each) => each.in === 'path' && each.name === name)?.example ?? ''),
    ),
  )
  const query = new URLSearchParams()
  const queried: Record<string, unknown> = {
    ...Object.fromEntries(
      valued.filter((each) => each.in === 'query').map((each) => [each.name, each.example]),
    ),
    ...said.query,
  }
  for (const [name, value] of Object.entries(queried))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  const own = valued
    .filter((each) => each.in === 'header' && each.name !== 'Accept-Language')
    .map((each): [string, string] => [each.name, String(each.example)])
  const search = query.size > 0 ? `?${query}` : ''
  const body =
    example === undefined
      ? undefined
      : bodyOf(example.mediaType, 'body' in said ? said.body : example.value)
  return new Request(`${origin}${filled}${search}`, {
    method: method.toUpperCase(),
    // Do not follow redirects to other servers.
    redirect: 'manual',
    headers: {
      ...Object.fromEntries(own),
      ...said.headers,
      'accept-language': language,
      'x-scenario': scenario,
      ...authorizationOf(schemes, said.token ?? token),
      // fetch sets the media type of forms and multipart bodies.
      ...(example?.mediaType === 'application/json' || example?.mediaType === 'text/plain'
        ? { 'content-type': example.mediaType }
        : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
}
