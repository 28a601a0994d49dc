import { operationsOf, resolve, type Contract } from '../generate/contract.ts'
import { baseOf } from '../generate/base-path.ts'
import { below, type Finding } from './finding.ts'

/**
 * `requirements`: every operation names requirements that exist. `base-path`: some base answers its path. `error-answers`: a secured operation
 * declares 401, every one 429 with a required Retry-After, 500 and 503, and one that takes input 400. `dialect`: the document names its JSON Schema dialect.
 */
export const operationFindings = (contract: Contract, knownRequirements: ReadonlySet<string>): Finding[] => [
  ...(contract.jsonSchemaDialect === 'https://json-schema.org/draft/2020-12/schema' ? [] : [{ rule: 'dialect', where: '#', message: 'jsonSchemaDialect is not draft 2020-12; tools would judge by draft-07.' }]),
  ...operationsOf(contract).flatMap(({ path, method, operation }) => {
    const where = below('#', 'paths', path, method)
    const ids = operation['x-requirements'] ?? []
    const secured = (operation.security ?? contract.security ?? []).length > 0
    const takesInput = operation.requestBody !== undefined || (operation.parameters ?? []).map((each) => resolve(contract, each)).some((each) => each.in === 'query')
    const wanted = [...(takesInput ? ['400'] : []), ...(secured ? ['401'] : []), '429', '500', '503']
    return [
      ...(ids.length === 0 ? [{ rule: 'requirements', where, message: 'The operation names no requirement (x-requirements).' }] : []),
      ...ids.filter((id) => !knownRequirements.has(id)).map((id) => ({ rule: 'requirements', where, message: `${id} is no requirement of features/requirements.tsv.` })),
      ...wanted.filter((status) => !(status in operation.responses)).map((status) => ({ rule: 'error-answers', where, message: `${status} can occur and is not declared.` })),
      ...retryAfterFindings(contract, operation.responses['429'], below(where, 'responses', '429')),
      ...baseFindings(contract, path, where),
    ]
  }),
]

const retryAfterFindings = (contract: Contract, response: Parameters<typeof resolve<{ headers?: Readonly<Record<string, unknown>> }>>[1] | undefined, where: string): Finding[] => {
  if (response === undefined) return []
  return 'Retry-After' in (resolve(contract, response).headers ?? {}) ? [] : [{ rule: 'error-answers', where, message: 'A 429 says when to come back: it needs the header Retry-After.' }]
}

const baseFindings = (contract: Contract, path: string, where: string): Finding[] => {
  try {
    baseOf(contract, path)
    return []
  } catch (cause) {
    return [{ rule: 'base-path', where, message: cause instanceof Error ? cause.message : String(cause) }]
  }
}
