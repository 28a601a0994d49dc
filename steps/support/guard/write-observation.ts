import { appendFileSync } from 'node:fs'
import type { PickleTag } from '@cucumber/messages'
import type { SeenCall } from '../control/control-types.ts'

interface Scenario {
  readonly uri: string
  readonly name: string
  readonly location?: { readonly line: number } | undefined
  readonly tags: readonly PickleTag[]
}

/**
 * Appends the operations that a scenario called, and those whose requests a step read (`asserted`),
 * to the file OBSERVED for `npm run trace`. It has no paths or values.
 */
export function writeObservation(
  file: string | undefined,
  { uri, name, location, tags }: Scenario,
  {
    calls,
    asserted,
    passed,
    picture,
  }: {
    calls: readonly SeenCall[]
    asserted: ReadonlySet<string>
    passed: boolean
    picture: string | undefined
  },
): void {
  if (file === undefined) return
  const operations = [...new Set(calls.flatMap(({ operationId }) => operationId ?? []))].toSorted()
  const row = {
    where: `${uri}:${location?.line ?? 1}`,
    name,
    tags: tags.map((tag) => tag.name.slice(1)),
    passed,
    operations,
    asserted: [...asserted].toSorted(),
    picture,
  }
  appendFileSync(file, `${JSON.stringify(row)}\n`)
}
