import {
  operationsOf,
  resolve,
  type Contract,
  type Operation,
  type ResponseObject,
} from '../../generate/contract.ts'
import { below, type ContractFinding } from './finding.ts'

/**
 * `answer-headers`: every answer has the headers of all answers, and those of its status. `scopes`:
 * an operation that an access token opens names the scope that it needs, `read` for a GET.
 */
export function answerFindings(contract: Contract): ContractFinding[] {
  return operationsOf(contract).flatMap(({ path, method, operation }) => {
    const where = below('#', 'paths', path, method)
    return [
      ...headerFindings(contract, operation, where),
      ...scopeFindings(contract, operation, method, where),
    ]
  })
}

const everyHeader = ['Cache-Control', 'x-request-id', 'traceparent', 'Deprecation', 'Sunset']
const headersByStatus: Readonly<Record<string, readonly string[]>> = {
  '401': ['WWW-Authenticate'],
  '429': ['RateLimit'],
  '503': ['RateLimit'],
}

const headerFindings = (
  contract: Contract,
  operation: Operation,
  where: string,
): ContractFinding[] =>
  Object.entries(operation.responses).flatMap(([status, response]) => {
    const names = Object.keys(resolve<ResponseObject>(contract, response).headers ?? {})
    const missing = [...everyHeader, ...(headersByStatus[status] ?? [])].filter(
      (name) => !names.includes(name),
    )
    return missing.map((name) => ({
      rule: 'answer-headers',
      where: below(where, 'responses', status),
      message: `This answer needs the header ${name}.`,
    }))
  })

const scopeFindings = (
  contract: Contract,
  { security, operationId }: Operation,
  method: string,
  where: string,
): ContractFinding[] => {
  const needs = security ?? contract.security ?? []
  if (!needs.some((need) => 'bearer' in need)) return []
  const scopes = needs.flatMap((need) => need['bearer'] ?? [])
  const isRight =
    scopes.length === 1 &&
    (method === 'get' ? scopes[0] === 'read' : scopes[0] === 'write' || scopes[0] === 'session')
  return isRight
    ? []
    : [
        {
          rule: 'scopes',
          where,
          message: `${operationId} needs one scope: read for a GET, write or session for anything else.`,
        },
      ]
}
