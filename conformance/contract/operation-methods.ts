import { fieldsOf, pointerOf, type JsonFields } from './json.ts'

/** The methods of a path item, in lower case. */
export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const

/** An operation of a path item: its method as written and its pointer in the item. */
interface OperationPlace {
  readonly method: string
  readonly at: string
  readonly value: unknown
}

const isFixed = (method: string): boolean => (methods as readonly string[]).includes(method)

/** The operations of a path item, with `additionalOperations` of OpenAPI 3.2. */
export function operationPlaces(item: JsonFields): OperationPlace[] {
  return [
    ...methods
      .filter((method) => method in item)
      .map((method) => ({ method, at: `/${method}`, value: item[method] })),
    ...Object.entries(fieldsOf(item['additionalOperations'])).map(([method, value]) => ({
      method,
      at: pointerOf('additionalOperations', method),
      value,
    })),
  ]
}

/** A method as it is sent: those with a name of their own are case-sensitive (RFC 9110, 9.1). */
export function methodOf(written: string): string {
  return isFixed(written) ? written.toUpperCase() : written
}

/** Whether a method is safe by definition (RFC 9110, 9.2.1, and the method QUERY). */
export function isSafe(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS', 'QUERY'].includes(method)
}
