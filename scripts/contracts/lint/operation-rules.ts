import {
  isReference,
  operationsOf,
  resolve,
  type Contract,
  type Operation,
} from '../../generate/contract.ts'
import { baseOf } from '../../generate/openapi/base-path.ts'
import { below, type ContractFinding } from './finding.ts'

/**
 * `requirements`: every operation names requirements that exist. `base-path`: some base answers its
 * path. `error-answers`: a secured operation declares 401, every one 400 (of its `Accept-Language`,
 * if of nothing else), 429 and 503 with Retry-After, and 500; one with a body also 413 and 415.
 * `error-body`: every error is the one `Problem`, in application/problem+json; of 412
 * `ChangedProblem`, which also has what is there now. `language`: every operation takes
 * `Accept-Language`. `dialect`: the document names its JSON Schema dialect.
 */
export function operationFindings(
  contract: Contract,
  knownRequirements: ReadonlySet<string>,
): ContractFinding[] {
  return [
    ...(contract.jsonSchemaDialect === 'https://json-schema.org/draft/2020-12/schema'
      ? []
      : [
          {
            rule: 'dialect',
            where: '#',
            message: 'jsonSchemaDialect is not draft 2020-12; tools would judge by draft-07.',
          },
        ]),
    ...operationsOf(contract).flatMap(({ path, method, operation }) => {
      const where = below('#', 'paths', path, method)
      const ids = operation['x-requirements'] ?? []
      const secured = (operation.security ?? contract.security ?? []).length > 0
      const wanted = [
        '400',
        ...(secured ? ['401'] : []),
        ...(operation.requestBody === undefined ? [] : ['413', '415']),
        '429',
        '500',
        '503',
      ]
      return [
        ...(ids.length === 0
          ? [
              {
                rule: 'requirements',
                where,
                message: 'The operation names no requirement (x-requirements).',
              },
            ]
          : []),
        ...ids
          .filter((id) => !knownRequirements.has(id))
          .map((id) => ({
            rule: 'requirements',
            where,
            message: `${id} is no requirement of features/requirements.tsv.`,
          })),
        ...wanted
          .filter((status) => !(status in operation.responses))
          .map((status) => ({
            rule: 'error-answers',
            where,
            message: `${status} can occur and is not declared.`,
          })),
        ...['429', '503'].flatMap((status) =>
          retryAfterFindings(
            contract,
            operation.responses[status],
            below(where, 'responses', status),
          ),
        ),
        ...errorBodyFindings(contract, operation, where),
        ...languageFindings(contract, operation, where),
        ...baseFindings(contract, path, where),
      ]
    }),
  ]
}

const errorBodyFindings = (
  contract: Contract,
  operation: Operation,
  where: string,
): ContractFinding[] =>
  Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const content = Object.entries(resolve(contract, response).content ?? {})
      const body = `#/components/schemas/${status === '412' ? 'ChangedProblem' : 'Problem'}`
      const isProblem =
        content.length === 1 &&
        content.every(
          ([type, { schema }]) =>
            type === 'application/problem+json' && isReference(schema) && schema.$ref === body,
        )
      return isProblem
        ? []
        : [
            {
              rule: 'error-body',
              where: below(where, 'responses', status),
              message:
                'An error is answered with a Problem in application/problem+json and with nothing else.',
            },
          ]
    })

const languageFindings = (
  contract: Contract,
  operation: Operation,
  where: string,
): ContractFinding[] => {
  const names = (operation.parameters ?? [])
    .map((each) => resolve(contract, each))
    .filter((each) => each.in === 'header')
    .map(({ name }) => name)
  return names.includes('Accept-Language')
    ? []
    : [{ rule: 'language', where, message: 'The operation does not take Accept-Language.' }]
}

const retryAfterFindings = (
  contract: Contract,
  response:
    | Parameters<typeof resolve<{ headers?: Readonly<Record<string, unknown>> }>>[1]
    | undefined,
  where: string,
): ContractFinding[] => {
  if (response === undefined) return []
  return 'Retry-After' in (resolve(contract, response).headers ?? {})
    ? []
    : [
        {
          rule: 'error-answers',
          where,
          message: 'This answer says when to come back: it needs the header Retry-After.',
        },
      ]
}

const baseFindings = (contract: Contract, path: string, where: string): ContractFinding[] => {
  try {
    baseOf(contract, path)
    return []
  } catch (cause) {
    return [
      { rule: 'base-path', where, message: cause instanceof Error ? cause.message : String(cause) },
    ]
  }
}
