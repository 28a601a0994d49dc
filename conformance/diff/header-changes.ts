import type { ContractDocument } from '../contract/document.ts'
import type { OperationResponse } from '../contract/operation.ts'
import { schemaChanges } from './schema-changes.ts'
import type { BreakingChange } from './breaking-change.ts'

/** The breaking changes of the headers of a response. Clients may rely on required ones only. */
export function headerChanges(
  base: ContractDocument,
  head: ContractDocument,
  operation: string,
  status: string,
  before: OperationResponse,
  after: OperationResponse,
): BreakingChange[] {
  return before.headers.flatMap(({ name, required, schema }): BreakingChange[] => {
    const place = `${status} header ${name}`
    const changeOf = (rule: string, words: string, pointer = after.pointer): BreakingChange => ({
      rule,
      operation,
      place,
      words: `${place}: ${words}`,
      side: 'head',
      pointer,
    })
    const now = after.headers.find((each) => each.name.toLowerCase() === name.toLowerCase())
    if (now === undefined)
      return required ? [changeOf('response-header-removed', 'was removed')] : []
    const values =
      schema === null || now.schema === null
        ? []
        : schemaChanges(base, schema, head, now.schema, 'response').map(
            ({ rule, words, pointer }) => changeOf(rule, words, pointer),
          )
    return [
      ...(required && !now.required
        ? [changeOf('no-longer-required', 'is no longer required')]
        : []),
      ...values,
    ]
  })
}
