import { isReference, operationsOf, resolve, type Contract, type Parameter } from '../contract.ts'
import { pascal } from '../identifiers.ts'

/** The properties of a REST operation that the client files need. */
export interface ClientOperation {
  readonly id: string
  readonly name: string
  /** The capability that it belongs to. */
  readonly slug: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly deprecated: boolean
  readonly kind: 'query' | 'mutation'
  readonly pathParameters: readonly string[]
  readonly queryParameters: readonly string[]
  /**
   * Header parameters of this operation alone; what every call carries is the business of the
   * client.
   */
  readonly headerParameters: readonly string[]
  readonly bodyMediaType: string | undefined
  /** Whether it takes an `Idempotency-Key`, which the generated call sets. */
  readonly isKeyed: boolean
  /** `none`: takes nothing. `optional`: everything it takes may be left out. */
  readonly needs: 'none' | 'optional' | 'required'
  /** The member with the items, where a call asks for all pages of a list. */
  readonly allPages: string | undefined
  /** The member with the items ('' for the body), where a call answers one page of a list. */
  readonly onePage: string | undefined
  /** Status and media type of each 2xx answer; no media type where it has no body. */
  readonly answers: readonly {
    readonly status: string
    readonly mediaType: string | undefined
    readonly component: string | undefined
  }[]
}

/** Headers that the client or the edge sets; callers never pass them. */
const headersOfTheClient = new Set([
  'accept-language',
  'authorization',
  'if-match',
  'idempotency-key',
])

/**
 * The operations as the client sees them: parameters of path and query side by side under their own
 * names, headers (but for the client's own) as `headers`, the body as `body`. An operation that
 * answers with a redirect only is a page that a browser goes to, and no call. Throws when two
 * parameters of an operation would share a name.
 */
export function clientOperations(contract: Contract): ClientOperation[] {
  return operationsOf(contract)
    .filter(({ operation: { responses } }) => !isNavigation(Object.keys(responses)))
    .map((each) => clientOperation(contract, each))
}

const isNavigation = (statuses: readonly string[]): boolean =>
  statuses.some((status) => status.startsWith('3')) &&
  !statuses.some((status) => status.startsWith('2'))

const clientOperation = (
  contract: Contract,
  { path, method, operation }: ReturnType<typeof operationsOf>[number],
): ClientOperation => {
  const all = (operation.parameters ?? []).map((each) => resolve<Parameter>(contract, each))
  const parameters = all.filter(({ in: place }) => place === 'path' || place === 'query')
  const headers = all.filter(
    ({ in: place, name }) => place === 'header' && !headersOfTheClient.has(name.toLowerCase()),
  )
  const names = parameters.map(({ name }) => name)
  const id = operation.operationId
  const clash = names.find(
    (name, index) => names.indexOf(name) !== index || name === 'body' || name === 'headers',
  )
  if (clash !== undefined)
    throw new Error(
      `${id}: the parameter name ${clash} is not unique. Path, query and body share one object in the client.`,
    )
  const body = operation.requestBody && resolve(contract, operation.requestBody)
  const bodyMediaType = Object.keys(body?.content ?? {})[0]
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => {
      const [mediaType, media] = Object.entries(resolve(contract, response).content ?? {})[0] ?? []
      return {
        status,
        mediaType,
        component: isReference(media?.schema) ? media.schema.$ref.split('/').at(-1) : undefined,
      }
    })
  if (answers.length === 0) throw new Error(`${id} has no 2xx response.`)
  const takesNothing = names.length === 0 && headers.length === 0 && bodyMediaType === undefined
  const mustHave =
    bodyMediaType !== undefined || [...parameters, ...headers].some(({ required }) => required)
  return {
    id,
    name: pascal(id),
    slug: operation.tags?.[0] ?? 'others',
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? id,
    deprecated: operation.deprecated === true,
    kind: method === 'get' ? 'query' : 'mutation',
    pathParameters: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name),
    queryParameters: parameters
      .filter(({ in: place }) => place === 'query')
      .map(({ name }) => name),
    headerParameters: headers.map(({ name }) => name),
    bodyMediaType,
    allPages: operation['x-pages']?.client === 'all' ? operation['x-pages'].items : undefined,
    onePage: operation['x-pages']?.client === 'one' ? operation['x-pages'].items : undefined,
    isKeyed: operation['x-safe-write']?.idempotencyKey === true,
    needs: takesNothing ? 'none' : mustHave ? 'required' : 'optional',
    answers,
  }
}
