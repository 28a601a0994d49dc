import type { ContractDocument } from './document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from './json.ts'
import { methodOf, operationPlaces } from './operation-methods.ts'
import type { Operation, OperationResponse, ResponseHeader } from './operation.ts'
import { mediaOf, schemaOf } from './read-media.ts'
import { UNRESOLVED } from './repair/repair-schema.ts'
import { hasUnknownRequest } from './repair/unresolved.ts'
import { parametersOf } from './read-parameters.ts'

const answerOf = (document: ContractDocument, pointer: string): OperationResponse => {
  const place = document.follow(pointer)
  const headers = Object.keys(fieldsOf(fieldsOf(place.value)['headers'])).map(
    (name): ResponseHeader => {
      const header = document.follow(`${place.pointer}${pointerOf('headers', name)}`)
      return {
        name: name.toLowerCase(),
        required: fieldsOf(header.value)['required'] === true,
        schema: schemaOf(header.pointer, fieldsOf(header.value)),
      }
    },
  )
  return {
    pointer: place.pointer,
    media: mediaOf(document, pointer),
    // grpc-gateway 1 says it in words; its items have a field around the schema.
    isStream: /\(streaming responses\)/.test(String(fieldsOf(place.value)['description'])),
    isUnknown: UNRESOLVED in fieldsOf(place.value),
    headers: headers.filter(({ name }) => name !== 'content-type'),
  }
}

const known = new WeakMap<ContractDocument, readonly Operation[]>()

/**
 * The operations of a contract in document order, cached by document. The structure must be valid.
 */
export function operationsOf(document: ContractDocument): readonly Operation[] {
  const operations = known.get(document) ?? readOperations(document)
  known.set(document, operations)
  return operations
}

const readOperations = (document: ContractDocument): readonly Operation[] => {
  const paths = fieldsOf(document.root['paths'])
  const everywhere = document.root['security']
  return Object.keys(paths)
    .filter((path) => path.startsWith('/'))
    .flatMap((path) => {
      const item = document.follow(pointerOf('paths', path))
      return operationPlaces(fieldsOf(item.value))
        .filter(({ value }) => isFields(value))
        .map(({ method, at }): Operation => {
          const pointer = `${item.pointer}${at}`
          const definition = fieldsOf(document.follow(pointer).value)
          const body =
            'requestBody' in definition ? document.follow(`${pointer}/requestBody`) : null
          return {
            id:
              typeof definition['operationId'] === 'string'
                ? definition['operationId']
                : `${method} ${path}`,
            method: methodOf(method),
            path,
            pointer,
            parameters: parametersOf(document, item.pointer, pointer, path),
            body:
              body === null
                ? null
                : {
                    required: fieldsOf(body.value)['required'] === true,
                    media: mediaOf(document, body.pointer),
                  },
            answers: new Map(
              Object.keys(fieldsOf(definition['responses'])).map((status) => [
                status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
                answerOf(document, `${pointer}${pointerOf('responses', status)}`),
              ]),
            ),
            security: listOf(definition['security'] ?? everywhere).map((each) =>
              Object.keys(fieldsOf(each)),
            ),
            requirements: listOf(definition['x-requirements']).map(String),
            isUnknownRequest: hasUnknownRequest(document, item.pointer, pointer),
            definition,
          }
        })
    })
}
