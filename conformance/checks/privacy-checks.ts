import { mayBeStored } from '../runner/http/http-response.ts'
import type { ContractDocument } from '../contract/document.ts'
import { isPersonal } from '../contract/data-class.ts'
import type { Check } from './check.ts'

/**
 * Responses with personal data need `Cache-Control: no-store`. The check needs `x-data-class` in
 * the contract.
 */
export function noStoreOnPhi(document: ContractDocument): Check {
  const known = new Map<string, boolean>()
  const isPrivate = (pointer: string): boolean => {
    const found = known.get(pointer) ?? isPersonal(document, pointer)
    known.set(pointer, found)
    return found
  }
  return ({ response, answer }) => {
    if (
      response.status >= 300 ||
      answer === undefined ||
      !answer.media.some(({ schema }) => schema !== null && isPrivate(schema))
    )
      return []
    return !mayBeStored(response)
      ? []
      : [
          {
            words: 'returned personal data without Cache-Control: no-store',
            promise: answer.pointer,
          },
        ]
  }
}
