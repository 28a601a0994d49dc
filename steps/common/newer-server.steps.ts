import { type DataTable, Given } from '@cucumber/cucumber'
import { alterResponse, type ResponseFields } from '../support/control/alter-response.ts'
import type { PortalWorld } from '../support/world.ts'

/** The value at a path such as `entry.foods` or `programs.0.courses`. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as ResponseFields | undefined)?.[key], value)

const pathOf = (text: string): string[] => text.split('.').filter((key) => key !== '')

/** JSON where it parses, otherwise text. */
const valueOf = (cell: string): unknown => {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** The rows that a table means: `all`, `first`, `added`, or those with a value, `name=REMINDERS`. */
function selected(rows: ResponseFields[], which: string): ResponseFields[] {
  if (which === 'all') return rows
  if (which === 'first') return rows.slice(0, 1)
  const [path = '', value] = which.split('=')
  return rows.filter((row) => at(row, pathOf(path)) === value)
}

/** Sets a part of a row; `.+` at the end of the path appends to a list. */
function set(row: ResponseFields, path: string, value: unknown): void {
  const [key = '', ...above] = pathOf(path).toReversed()
  const target = at(row, above.toReversed())
  if (key === '+') (target as unknown[]).push(value)
  else (target as ResponseFields)[key] = value
}

/**
 * Changes rows of a response to values that only a newer server may send: which rows, a path in
 * them, and the value. `added` adds a row: a changed copy of the first one, or the value itself
 * without a path. An empty list is the response as one row.
 */
Given(
  'in the response of {string} the rows of {string} are changed with:',
  async function (this: PortalWorld, call: string, list: string, table: DataTable) {
    await alterResponse(
      this,
      new RegExp(`/${call}(\\?.*)?$`),
      (answer) => {
        const found = at(answer, pathOf(list))
        if (found === undefined) answer[list] = []
        const rows = (
          Array.isArray(found) ? found : found === undefined ? answer[list] : [found]
        ) as ResponseFields[]
        for (const [which = '', path = '', cell = ''] of table.raw()) {
          const value = valueOf(cell)
          if (which !== 'added') for (const row of selected(rows, which)) set(row, path, value)
          else if (path === '') rows.push(value as ResponseFields)
          else {
            const copy = structuredClone(rows[0] ?? {})
            set(copy, path, value)
            rows.push(copy)
          }
        }
        return answer
      },
      // RPCs have names, REST calls have paths.
      /^[A-Z]/.test(call) ? 'POST' : 'GET',
    )
  },
)
