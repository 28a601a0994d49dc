import {
  isReference,
  operationsOf,
  resolve,
  type Contract,
  type Operation,
} from '../generate/contract.ts'
import { baseOf } from '../generate/openapi/base-path.ts'
import { below, type ContractFinding } from './finding.ts'

/**
 * `requirements`: missing or unknown requirements. `base-path`: no base serves the path.
 * `language`: no `Accept-Language` parameter. `dialect`: the document lacks its JSON Schema
 * dialect.
 * `error-answers`: an operation declares 400, 429, 500 and 503; a secured one also 401; one with a
 * body also 413 and 415. 429 and 503 need Retry-After.
 * `error-body`: an error is a `Problem` in application/problem+json; a 412 is a `ChangedProblem`
 * with the current state.
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
            message: 'jsonSchemaDialect must be draft 2020-12, otherwise tools assume draft-07.',
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
                message: 'The operation has no x-requirements.',
              },
            ]
          : []),
        ...ids
          .filter((id) => !knownRequirements.has(id))
          .map((id) => ({
            rule: 'requirements',
            where,
            message: `${id} is not in features/requirements.tsv.`,
          })),
        ...wanted
          .filter((status) => !(status in operation.responses))
          .map((status) => ({
            rule: 'error-answers',
            where,
            message: `The operation does not declare the answer ${status}.`,
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
                'The only content of an error must be a Problem in application/problem+json.',
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
    : [{ rule: 'language', where, message: 'The operation has no parameter Accept-Language.' }]
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
          message: 'This answer needs the header Retry-After.',
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
