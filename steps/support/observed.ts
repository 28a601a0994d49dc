import { appendFileSync } from 'node:fs'
import type { PickleTag } from '@cucumber/messages'
import type { SeenCall } from './control-types.ts'

interface Scenario {
  readonly uri: string
  readonly name: string
  readonly location?: { readonly line: number } | undefined
  readonly tags: readonly PickleTag[]
}

/**
 * Writes down which operations the mock server was asked for in a scenario, a line each (OBSERVED names the file): what `npm run trace --
 * --observed` holds the scenario's tags against. Operations and outcomes alone, never a path or a value.
 */
export const writeObserved = (file: string | undefined, { uri, name, location, tags }: Scenario, calls: readonly SeenCall[], passed: boolean): void => {
  if (file === undefined) return
  const operations = [...new Set(calls.flatMap(({ operationId }) => operationId ?? []))].toSorted()
  appendFileSync(file, `${JSON.stringify({ where: `${uri}:${location?.line ?? 1}`, name, tags: tags.map((tag) => tag.name.slice(1)), passed, operations })}\n`)
}
