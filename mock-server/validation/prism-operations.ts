import { readFileSync } from 'node:fs'
import prismHttp from '@stoplight/prism-http'
import { operations as table } from '../../generated/openapi/operations.ts'
import type { OperationId } from '../handlers/rest-call.ts'
import { closeResponses } from '../../contracts/read/close-responses.ts'
import type { PrismOperation } from './prism-operation.ts'
import { shareSchemas } from './share-schemas.ts'

const CONTRACT = new URL('../../generated/openapi/portal.json', import.meta.url)

/** Returns the operations by operationId. */
export async function readPrismOperations(): Promise<ReadonlyMap<OperationId, PrismOperation>> {
  // JSON parses twice as fast as YAML. The document is parsed anew, because Prism resolves
  // references in place.
  const read = await prismHttp.getHttpOperationsFromSpec(
    closeResponses(JSON.parse(readFileSync(CONTRACT, 'utf8')) as object),
  )
  const share = shareSchemas()
  const found = new Map<OperationId, PrismOperation>()
  for (const operation of read) {
    if (!operation.iid || !(operation.iid in table))
      throw new Error(
        `generated/ is out of step: ${operation.method} ${operation.path}. Run npm run generate.`,
      )
    // Checked above.
    found.set(operation.iid as OperationId, share(withoutEmpty(operation)))
  }
  return found
}

/** Leaves out empty lists of parameters, for which Prism would still take the path apart. */
const withoutEmpty = (operation: PrismOperation): PrismOperation => {
  if (!operation.request) return operation
  const { path, query, headers, ...request } = operation.request
  return {
    ...operation,
    request: {
      ...request,
      ...(path?.length && { path }),
      ...(query?.length && { query }),
      ...(headers?.length && { headers }),
    },
  }
}

/** A named example of a response. */
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
