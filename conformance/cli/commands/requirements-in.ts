import type { Operation } from '../../contract/operation.ts'
import { readRequirements } from '../../report/requirements.ts'
import type { CliOptions } from '../cli-options.ts'

/** The requirements that operations name, and those of the registry given by `--requirements`. */
export function requirementsIn(
  { requirements }: CliOptions,
  operations: ReadonlyMap<string, Operation>,
): { id: string; operations: string[]; text: string }[] {
  const rows = requirements === undefined ? [] : readRequirements(requirements)
  const named = [...operations.values()].flatMap((operation) =>
    operation.requirements.map((id) => ({ id, operation: operation.id })),
  )
  const ids = [...new Set([...rows.map(({ id }) => id), ...named.map(({ id }) => id).toSorted()])]
  return ids.map((id) => ({
    id,
    operations: named.filter((each) => each.id === id).map(({ operation }) => operation),
    text: rows.find((row) => row.id === id)?.text ?? '',
  }))
}
