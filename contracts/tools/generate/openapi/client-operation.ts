import { isReference, operationsOf, resolve, type Contract, type Parameter } from '../contract.ts'
import { pascal } from '../identifiers.ts'

/** The properties of a REST operation that the client files need. */
export interface ClientOperation {
  readonly id: string
  readonly name: string
  /** The capability of the operation. */
  readonly slug: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly deprecated: boolean
  readonly kind: 'query' | 'mutation'
  readonly pathParameters: readonly string[]
  readonly queryParameters: readonly string[]
  /** Header parameters of this operation only; the client sets the headers of every call. */
  readonly headerParameters: readonly string[]
  readonly bodyMediaType: string | undefined
  /** Whether it accepts an `Idempotency-Key`, which the generated call sets. */
  readonly isKeyed: boolean
  /** `none`: no parameters. `optional`: all parameters are optional. */
  readonly needs: 'none' | 'optional' | 'required'
  /** The property with the items, when a call returns all pages of a list. */
  readonly allPages: string | undefined
  /** The property with the items ('' for the body), when a call returns one page of a list. */
  readonly onePage: string | undefined
  /** Status and media type of each 2xx response; no media type when it has no body. */
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
 * The operations as the client sees them: path and query parameters side by side, headers (except
 * the client's own) as `headers`, the body as `body`. A redirect-only operation is a page and not a
 * call. Throws when two parameters of an operation share a name.
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
