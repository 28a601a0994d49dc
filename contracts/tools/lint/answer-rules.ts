import {
  operationsOf,
  resolve,
  type Contract,
  type Operation,
  type ResponseObject,
} from '../generate/contract.ts'
import { below, type ContractFinding } from './finding.ts'

/**
 * `answer-headers`: an answer lacks a header of all answers or of its status. `scopes`: a secured
 * operation lacks a valid scope; a GET needs `read`.
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
