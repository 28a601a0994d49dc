import { fileURLToPath } from 'node:url'
import prismHttp from '@stoplight/prism-http'
import { operations as table } from '../../generated/openapi/operations.ts'
import type { OperationId } from '../sandbox/operation.ts'

const CONTRACT = fileURLToPath(new URL('../../generated/openapi/portal.yaml', import.meta.url))

/** An operation as Prism reads it from the bundled contract, with every $ref in place. */
export type PrismOperation = Awaited<ReturnType<typeof prismHttp.getHttpOperationsFromSpec>>[number]

/** Prism's Ajv knows none of the contract's own formats and lets them pass, so each is spelled out as a pattern. */
const patterns: Readonly<Record<string, string>> = {
  'local-date-time': '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
  'utc-offset': '^[+-](0\\d|1[0-4]):[0-5]\\d$',
  'iana-time-zone': '^[A-Za-z]+([_+\\-/][A-Za-z0-9]+)*$',
}

const spellOut = (node: unknown, seen = new Set<object>()): void => {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  if ('format' in node && typeof node.format === 'string' && !('pattern' in node)) {
    const pattern = patterns[node.format]
    if (pattern) Object.assign(node, { pattern })
  }
  for (const child of Object.values(node)) spellOut(child, seen)
}

/** The operations by their operationId. */
export const readContract = async (): Promise<ReadonlyMap<OperationId, PrismOperation>> => {
  const read = await prismHttp.getHttpOperationsFromSpec(CONTRACT)
  spellOut(read)
  const found = new Map<OperationId, PrismOperation>()
  for (const operation of read) {
    if (!operation.iid || !(operation.iid in table)) throw new Error(`generated/ is out of step: ${operation.method} ${operation.path}. Run npm run generate.`)
    // Checked on the line above.
    found.set(operation.iid as OperationId, operation)
  }
  return found
}

/** One named example of an answer. */
export type Example = { readonly status: number; readonly key: string; readonly value: unknown }

export const examplesOf = (operation: PrismOperation): readonly Example[] =>
  operation.responses.flatMap((response) =>
    (response.contents ?? []).flatMap((content) =>
      (content.examples ?? []).flatMap((example) => ('value' in example ? [{ status: Number(response.code), key: example.key, value: example.value }] : [])),
    ),
  )
