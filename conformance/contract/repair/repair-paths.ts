import { at, fieldsOf, isFields, listOf, pointerOf, stepsOf, type JsonFields } from '../json.ts'
import { operationPlaces } from '../operation-methods.ts'
import { type MutableFields } from './repair-schema.ts'

export type Warn = (pointer: string, words: string) => void

/** The last target of a chain of references; undefined if it is missing or circular. */
export function targetOf(root: JsonFields, reference: string, seen = new Set<string>()): unknown {
  if (!reference.startsWith('#') || seen.has(reference)) return undefined
  seen.add(reference)
  let value: unknown = root
  for (const step of stepsOf(reference.slice(1))) {
    value = at(value, pointerOf(step))
    const next = fieldsOf(value)['$ref']
    if (typeof next === 'string') value = targetOf(root, next, seen)
  }
  return value
}

const places = new Set(['path', 'query', 'header', 'cookie'])

/** Whether a parameter can be sent: it has a name and a place, and a path has it. */
export function isParameter(value: unknown, path: string): boolean {
  const { name, in: where } = fieldsOf(value)
  return (
    typeof name === 'string' &&
    places.has(String(where)) &&
    (where !== 'path' || path.includes(`{${name}}`))
  )
}

const repairParameters = (
  root: JsonFields,
  operation: MutableFields,
  item: JsonFields,
  { pointer, path }: { pointer: string; path: string },
  warn: Warn,
): void => {
  if ('parameters' in operation && !Array.isArray(operation['parameters'])) {
    warn(pointer, 'has parameters that are not a list, which are ignored')
    delete operation['parameters']
  }
  const read = (each: unknown): JsonFields => {
    const reference = fieldsOf(each)['$ref']
    return fieldsOf(typeof reference === 'string' ? targetOf(root, reference) : each)
  }
  const own = listOf(operation['parameters'])
  own.forEach((each, index) => {
    if (!isParameter(read(each), path))
      warn(
        `${pointer}/parameters/${index}`,
        'is a parameter without a name, a valid "in" or a place in the path, and is ignored',
      )
  })
  const declared = new Set(
    [...listOf(item['parameters']), ...own]
      .map(read)
      .filter((each) => each['in'] === 'path')
      .map((each) => each['name']),
  )
  for (const [, name] of path.matchAll(/\{([^}]*)\}/g)) {
    if (declared.has(name)) continue
    warn(pointer, `does not describe the parameter {${name}} of its path; it is sent as a text`)
    operation['parameters'] = [
      ...listOf(operation['parameters']),
      { name, in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
    ]
  }
}

const repairResponses = (operation: MutableFields, pointer: string, warn: Warn): void => {
  const responses = { ...fieldsOf(operation['responses']) }
  for (const [status, response] of Object.entries(responses)) {
    if (status.startsWith('x-')) continue
    if (/^([1-5]\d\d|[1-5]XX|default)$/i.test(status) && isFields(response)) continue
    warn(`${pointer}${pointerOf('responses', status)}`, 'is not a response, and is ignored')
    delete responses[status]
  }
  if (Object.keys(responses).length === 0) {
    warn(pointer, 'has no responses; any response is accepted')
    responses['default'] = { description: '' }
  }
  operation['responses'] = responses
}

const repairSecurity = (
  root: JsonFields,
  holder: MutableFields,
  pointer: string,
  warn: Warn,
): void => {
  if (!('security' in holder)) return
  if (!Array.isArray(holder['security'])) {
    warn(`${pointer}/security`, 'must be a list')
    holder['security'] = isFields(holder['security']) ? [holder['security']] : []
  }
  const schemes = fieldsOf(fieldsOf(root['components'])['securitySchemes'])
  holder['security'] = listOf(holder['security']).filter((need) => {
    const unknown = Object.keys(fieldsOf(need)).find((name) => !(name in schemes))
    if (unknown !== undefined)
      warn(pointer, `names an undefined security scheme ${unknown}, which is ignored`)
    return unknown === undefined
  })
}

export function repairPaths(root: MutableFields, warn: Warn): void {
  const paths = fieldsOf(root['paths']) as MutableFields
  const ids = new Set<string>()
  repairSecurity(root, root, '', warn)
  for (const [path, written] of Object.entries(paths)) {
    if (path.startsWith('x-')) continue
    const pointer = pointerOf('paths', path)
    const reference = fieldsOf(written)['$ref']
    const item = fieldsOf(typeof reference === 'string' ? targetOf(root, reference) : written)
    if (!path.startsWith('/') || !isFields(written)) {
      warn(pointer, 'does not begin with a slash or is not an object, and is ignored')
      delete paths[path]
      continue
    }
    for (const { method, at, value } of operationPlaces(item)) {
      const here = `${pointer}${at}`
      const operation = value as MutableFields
      const isMethod = /^[!#$%&'*+.^_`|~\w-]+$/.test(method)
      if (!isFields(operation) || !isMethod || /^(connect|trace)$/i.test(method)) {
        warn(
          here,
          isFields(operation)
            ? 'has a method that cannot be sent, and is not tested'
            : 'is not an operation, and is ignored',
        )
        const holder = at.startsWith('/additionalOperations') ? item['additionalOperations'] : item
        delete (holder as MutableFields)[method]
        continue
      }
      const id = operation['operationId']
      if (typeof id === 'string' && ids.has(id)) {
        warn(here, `has the duplicate operationId ${id}; it is called ${method} ${path}`)
        delete operation['operationId']
      } else if (typeof id === 'string') ids.add(id)
      repairParameters(root, operation, item, { pointer: here, path }, warn)
      repairResponses(operation, here, warn)
      repairSecurity(root, operation, here, warn)
    }
  }
}
