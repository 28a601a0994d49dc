import { headerOf } from '../runner/http/exchange.ts'
import type { ContractDocument } from '../contract/document.ts'
import { isPersonal } from '../contract/data-class.ts'
import type { Check } from './check.ts'

/**
 * An answer that may hold something of a person says that nobody keeps it. Contracts without
 * `x-data-class` promise nothing here.
 */
export function noStoreOnPhi(document: ContractDocument): Check {
  const known = new Map<string, boolean>()
  const isPrivate = (pointer: string): boolean => {
    const found = known.get(pointer) ?? isPersonal(document, pointer)
    known.set(pointer, found)
    return found
  }
  return ({ came, answer }) => {
    if (
      came.status >= 300 ||
      answer === undefined ||
      !answer.media.some(({ schema }) => schema !== null && isPrivate(schema))
    )
      return []
    const directives = (headerOf(came, 'cache-control') ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
    return directives.includes('no-store')
      ? []
      : [
          {
            words: 'answered what is of a person without Cache-Control: no-store',
            promise: answer.pointer,
          },
        ]
  }
}
