import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf } from '../contract/json.ts'
import { methods } from '../contract/operation-methods.ts'
import { headerOf } from '../runner/http/http-response.ts'
import type { Check } from './check.ts'
import { fine } from './verdicts.ts'

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')

/** The methods of every path that matches this address: `/weight/stats` matches `/weight/{id}`. */
const methodsAt = ({ root }: ContractDocument, path: string): Set<string> => {
  const address = path.replaceAll(/\{[^}]+\}/g, 'x')
  const items = Object.entries(fieldsOf(root['paths'])).filter(
    ([form]) =>
      form === path ||
      new RegExp(
        `^${form
          .split(/\{[^}]+\}/)
          .map(escaped)
          .join('[^/]+')}$`,
      ).test(address),
  )
  return new Set(
    items.flatMap(([, item]) =>
      methods.filter((method) => method in fieldsOf(item)).map((method) => method.toUpperCase()),
    ),
  )
}

/** Methods in Allow beyond the contract are operations that no check covers. */
export const undocumentedOperation: Check = ({ testCase, response, operation, document }) => {
  if (testCase.expects !== 'method') return fine
  const has = methodsAt(document, operation.path)
  const allowed = (headerOf(response, 'allow') ?? '')
    .split(',')
    .map((each) => each.trim().toUpperCase())
    .filter((each) => each !== 'HEAD' && each !== 'OPTIONS')
  const more = allowed.filter(
    (each) => !has.has(each) && methods.some((method) => method.toUpperCase() === each),
  )
  return more.length === 0
    ? fine
    : [
        {
          words: `allows ${more.join(', ')}, which the contract does not document for this path`,
          promise: operation.pointer,
        },
      ]
}
