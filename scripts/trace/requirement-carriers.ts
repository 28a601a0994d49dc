import type { DescEnum, DescMessage, DescMethod } from '@bufbuild/protobuf'
import { readFileSync } from 'node:fs'
import { rpcOperations } from '../../generated/openapi/operations.ts'
import { services } from '../../generated/proto/services.ts'
import { operationsOf, resolve, type Contract } from '../../contracts/tools/generate/contract.ts'
import type { RequirementClaim } from './claim.ts'

/**
 * The operations of each requirement: those that carry its id, or use a schema or message that
 * carries it.
 */
export type RequirementCarriers = ReadonlyMap<string, ReadonlySet<string>>

export function carriersOf(
  contract: Contract,
  protoClaims: readonly RequirementClaim[],
): RequirementCarriers {
  const carriers = new Map<string, Set<string>>()
  const add = (id: string, operationId: string): void =>
    void carriers.set(id, (carriers.get(id) ?? new Set()).add(operationId))
  for (const { operation } of operationsOf(contract))
    for (const id of idsBelow(contract, operation)) add(id, operation.operationId)
  for (const { operationId, method } of rpcs()) {
    const names = namesBelow(method)
    for (const { id, name } of protoClaims)
      if (names.has(name) || names.has(name.replace(/\.[^.]*$/, ''))) add(id, operationId)
  }
  return carriers
}

export function readContract(): Contract {
  return JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract
}

/** The ids in a part of the document and in everything that it references. */
const idsBelow = (contract: Contract, root: unknown): Set<string> => {
  const ids = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-requirements') for (const id of value as readonly string[]) ids.add(id)
      else if (key === '$ref') visit(resolve<unknown>(contract, { $ref: String(value) }))
      else if (key !== 'examples') visit(value)
    }
  }
  visit(root)
  return ids
}

const rpcs = (): { operationId: string; method: DescMethod }[] => {
  const ids = new Map(
    Object.values(rpcOperations).map(({ procedure, operationId }) => [
      procedure as string,
      operationId as string,
    ]),
  )
  return Object.values(services).flatMap((service) =>
    (service.methods as readonly DescMethod[]).flatMap((method) => {
      const operationId = ids.get(`/${service.typeName}/${method.name}`)
      return operationId === undefined ? [] : [{ operationId, method }]
    }),
  )
}

/** The full names of an RPC, its package and service, and its messages and enums, recursively. */
const namesBelow = (method: DescMethod): Set<string> => {
  const { parent } = method
  const names = new Set([parent.file.proto.package, `${parent.typeName}.${method.name}`])
  const visit = (type: DescMessage | DescEnum): void => {
    if (names.has(type.typeName) || !type.typeName.startsWith('portal.')) return
    names.add(type.typeName)
    if (type.kind === 'message')
      for (const field of type.fields) {
        if (field.message) visit(field.message)
        if (field.enum) visit(field.enum)
      }
  }
  visit(method.input)
  visit(method.output)
  return names.add(parent.typeName)
}
