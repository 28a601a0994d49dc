import { operationsOf, resolve, type Contract, type Parameter } from './contract.ts'
import { pascal } from './text.ts'

/** What the client files need to know of one REST operation. */
export interface ClientOperation {
  readonly id: string
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly kind: 'query' | 'mutation'
  readonly pathParameters: readonly string[]
  readonly queryParameters: readonly string[]
  readonly bodyMediaType: string | undefined
  /** `none`: takes nothing. `optional`: everything it takes may be left out. */
  readonly needs: 'none' | 'optional' | 'required'
  /** Status and media type of its first 2xx answer; no media type where it has no body. */
  readonly answer: { readonly status: string; readonly mediaType: string | undefined }
}

/**
 * The operations as the client sees them: parameters of path and query side by side under their own names (headers are the
 * business of the client, not of a screen). Throws when two parameters of an operation would share a name, or one is called `body`.
 */
export const clientOperations = (contract: Contract): ClientOperation[] =>
  operationsOf(contract).map(({ path, method, operation }) => {
    const parameters = (operation.parameters ?? []).map((each) => resolve<Parameter>(contract, each)).filter(({ in: place }) => place === 'path' || place === 'query')
    const names = parameters.map(({ name }) => name)
    const id = operation.operationId
    const clash = names.find((name, index) => names.indexOf(name) !== index || name === 'body')
    if (clash !== undefined) throw new Error(`${id}: the parameter name ${clash} is taken twice; the client puts path, query and body side by side.`)
    const body = operation.requestBody && resolve(contract, operation.requestBody)
    const bodyMediaType = Object.keys(body?.content ?? {})[0]
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
    if (success === undefined) throw new Error(`${id} has no 2xx answer.`)
    return {
      id,
      name: pascal(id),
      method: method.toUpperCase(),
      path,
      summary: operation.summary ?? id,
      kind: method === 'get' ? 'query' : 'mutation',
      pathParameters: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name),
      queryParameters: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
      bodyMediaType,
      needs: names.length === 0 && bodyMediaType === undefined ? 'none' : bodyMediaType !== undefined || parameters.some(({ required }) => required) ? 'required' : 'optional',
      answer: { status: success[0], mediaType: Object.keys(resolve(contract, success[1]).content ?? {})[0] },
    }
  })
