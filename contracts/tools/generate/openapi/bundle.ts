import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { completeContract } from './complete-contract.ts'
import { isReference, resolve, type Contract } from '../contract.ts'

/**
 * Bundles the split contract into one complete document with Redocly. Examples are inlined because
 * tools expect them there and their names may repeat. Throws Redocly's message when the contract
 * does not resolve.
 */
export function bundle(root: string): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  try {
    const file = join(folder, 'portal.yaml')
    execFileSync('node_modules/.bin/redocly', ['bundle', root, '-o', file], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return completeContract(inlineExamples(parse(readFileSync(file, 'utf8')) as Contract), root)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const inlineExamples = (contract: Contract): Contract => {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    if (isReference(node) && node.$ref.startsWith('#/components/examples/'))
      return resolve<unknown>(contract, node)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]))
  }
  const { examples: _, ...components } = contract.components ?? {}
  return visit({ ...contract, components }) as Contract
}
