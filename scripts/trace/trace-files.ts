import { globSync } from 'node:fs'
import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import { carriersOf, readContract } from './requirement-carriers.ts'
import type { RequirementClaim } from './claim.ts'
import type { Evidence } from './judge-requirements.ts'
import { readNotYet } from './not-yet.ts'
import type { ObservedTest } from './observation.ts'
import { operationClaims } from './operations.ts'
import { protoClaims } from './protos.ts'
import { readRequirements } from './requirement.ts'
import { scenarioClaims } from './scenarios.ts'
import type { ShippedModules } from './shipped-modules.ts'
import { subjectsOf, type TestSubject } from './test-subjects.ts'
import { unitClaims } from './unit-claims.ts'

export const requirementsFile = 'features/requirements.tsv'
export const notYetFile = 'features/not-yet.tsv'

const files = (pattern: string): string[] =>
  globSync(pattern, { exclude: ['node_modules/**'] }).sort()

/** Reads the requirements and all claims from the project's files. */
export function readFiles() {
  const protos = protoClaims('contracts/proto')
  const claims: RequirementClaim[] = [
    ...scenarioClaims(files('features/**/*.feature')),
    ...unitClaims(
      files(
        '{src,contracts/{read,tools},mock-server,conformance,scripts,steps}/**/*.test.{ts,tsx}',
      ),
    ),
    ...operationClaims(files('contracts/openapi/**/*.yaml')),
    ...protos,
  ]
  return {
    requirements: readRequirements(requirementsFile),
    claims,
    notYet: readNotYet(notYetFile),
    carriers: carriersOf(readContract(), protos),
  }
}

export const operationIds: readonly string[] = Object.keys({ ...operations, ...rpcOperations })

/**
 * Finds the exports that a test uses and no program ships. Files that are not modules do not count.
 */
export function unshippedBy(shipped: ShippedModules): Evidence['unshippedOf'] {
  const known = new Map<string, ReturnType<typeof subjectsOf>>()
  const isShipped = ({ file, name }: TestSubject): boolean =>
    // Generated code is the contract itself and need not be shipped.
    file.startsWith('generated/') ||
    !isModule(file) ||
    shipped.get(file)?.has(name) === true ||
    (name === '*' && shipped.has(file))
  return ({ file, line }: ObservedTest) => {
    const subjects = known.get(file) ?? subjectsOf(file)
    known.set(file, subjects)
    const used = subjects(line)
    return used.length === 0 ? undefined : used.filter((subject) => !isShipped(subject))
  }
}

const isModule = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file)
