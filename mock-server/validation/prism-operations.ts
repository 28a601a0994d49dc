import { readFileSync } from 'node:fs'
import prismHttp from '@stoplight/prism-http'
import { operations as table } from '../../generated/openapi/operations.ts'
import type { OperationId } from '../handlers/rest-call.ts'
import { closeResponses } from './close-responses.ts'

const CONTRACT = new URL('../../generated/openapi/portal.json', import.meta.url)

/** An operation as Prism reads it from the bundled contract, with every $ref in place. */
export type PrismOperation = Awaited<ReturnType<typeof prismHttp.getHttpOperationsFromSpec>>[number]

/** The operations by their operationId. */
export async function readPrismOperations(): Promise<ReadonlyMap<OperationId, PrismOperation>> {
  // Read as JSON, which takes half as long as YAML, and anew: Prism puts what is referred to into
  // its place.
  const read = await prismHttp.getHttpOperationsFromSpec(
    closeResponses(JSON.parse(readFileSync(CONTRACT, 'utf8')) as object),
  )
  const found = new Map<OperationId, PrismOperation>()
  for (const operation of read) {
    if (!operation.iid || !(operation.iid in table))
      throw new Error(
        `generated/ is out of step: ${operation.method} ${operation.path}. Run npm run generate.`,
      )
    // Checked on the line above.
    found.set(operation.iid as OperationId, operation)
  }
  return found
}

/** One named example of an answer. */
export type Example = { readonly status: number; readonly key: string; readonly value: unknown }

export function examplesOf(operation: PrismOperation): readonly Example[] {
  return operation.responses.flatMap((response) =>
    (response.contents ?? []).flatMap((content) =>
      (content.examples ?? []).flatMap((example) =>
        'value' in example
          ? [{ status: Number(response.code), key: example.key, value: example.value }]
          : [],
      ),
    ),
  )
}
