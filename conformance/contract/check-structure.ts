import type { ContractDocument } from './document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from './json.ts'
import { ExitError } from '../exit-code.ts'
import { methods } from './operation.ts'
import { holderOf, isLiteral } from './references.ts'
import { shownPlace } from './read-file.ts'

type Report = (pointer: string, words: string) => void

const placesOf = new Set(['path', 'query', 'header', 'cookie'])

const checkParameters = (
  document: ContractDocument,
  pointer: string,
  path: string,
  report: Report,
): void => {
  const item = document.follow(pointerOf('paths', path))
  const all = [item.pointer, pointer].flatMap((holder) =>
    listOf(fieldsOf(document.follow(holder).value)['parameters']).map((_, index) =>
      document.follow(`${holder}/parameters/${index}`),
    ),
  )
  for (const { pointer: place, value } of all) {
    const { name, in: where } = fieldsOf(value)
    if (typeof name !== 'string' || !placesOf.has(String(where)))
      report(place, 'is a parameter without a name or a valid "in"')
    else if (where === 'path' && !path.includes(`{${name}}`))
      report(place, 'is a path parameter that is not in the path')
  }
  const declared = new Set(
    all
      .filter(({ value }) => fieldsOf(value)['in'] === 'path')
      .map(({ value }) => fieldsOf(value)['name']),
  )
  for (const [, name] of path.matchAll(/\{([^}]*)\}/g))
    if (!declared.has(name))
      report(pointer, `does not describe the parameter {${name}} of its path`)
}

const checkOperation = (
  document: ContractDocument,
  pointer: string,
  path: string,
  ids: Map<string, string>,
  report: Report,
): void => {
  const definition = fieldsOf(document.follow(pointer).value)
  const id = definition['operationId']
  if (typeof id === 'string') {
    if (ids.has(id)) report(pointer, 'has a duplicate operationId')
    ids.set(id, pointer)
  }
  checkParameters(document, pointer, path, report)
  const responses = fieldsOf(definition['responses'])
  if (Object.keys(responses).length === 0) report(pointer, 'has no responses')
  for (const status of Object.keys(responses)) {
    if (!/^([1-5]\d\d|[1-5]XX|default)$/i.test(status) && !status.startsWith('x-'))
      report(`${pointer}${pointerOf('responses', status)}`, 'is not a status')
    if (!isFields(document.follow(`${pointer}${pointerOf('responses', status)}`).value))
      report(`${pointer}${pointerOf('responses', status)}`, 'is not a response')
  }
  if ('security' in definition && !Array.isArray(definition['security']))
    report(`${pointer}/security`, 'must be a list')
  const schemes = fieldsOf(fieldsOf(document.root['components'])['securitySchemes'])
  for (const need of listOf(definition['security'] ?? document.root['security']))
    for (const name of Object.keys(fieldsOf(need)))
      if (!(name in schemes)) report(pointer, `names an undefined security scheme ${name}`)
}

/** Checks references, except in example values. */
const checkReferences = (
  document: ContractDocument,
  value: unknown,
  pointer: string,
  holder: string | null,
  report: Report,
): void => {
  if (Array.isArray(value))
    value.forEach((each, index) =>
      checkReferences(document, each, `${pointer}/${index}`, null, report),
    )
  else if (isFields(value))
    for (const [name, each] of Object.entries(value)) {
      if (name === '$ref' && typeof each === 'string') {
        if (document.follow(each.replace(/^#/, '')).value === undefined)
          report(pointer, 'has an unresolved reference')
      } else if (!isLiteral(name, each, holder))
        checkReferences(
          document,
          each,
          `${pointer}${pointerOf(name)}`,
          holderOf(name, each, holder),
          report,
        )
    }
}

/** Throws a contract error that lists each violation of OpenAPI 3.1 that prevents testing. */
export function checkStructure(document: ContractDocument): void {
  const found: string[] = []
  const report: Report = (pointer, words) =>
    void found.push(`${shownPlace(document.locate(pointer))} ${words}`)
  const { openapi, info, paths } = document.root
  if (typeof openapi !== 'string' || !/^3\.1\.\d+/.test(openapi))
    throw new ExitError(
      'contract',
      `${shownPlace(document.locate('/openapi'))} is not an OpenAPI 3.1 document`,
    )
  if (typeof fieldsOf(info)['title'] !== 'string' || typeof fieldsOf(info)['version'] !== 'string')
    report('/info', 'has no title or no version')
  if (!isFields(paths)) report('/paths', 'has no paths')
  checkReferences(document, document.root, '', null, report)
  if (found.length > 0) throw new ExitError('contract', ...found)
  const ids = new Map<string, string>()
  for (const path of Object.keys(fieldsOf(paths))) {
    if (path.startsWith('x-')) continue
    if (!path.startsWith('/')) report(pointerOf('paths', path), 'does not begin with a slash')
    const item = document.follow(pointerOf('paths', path))
    for (const method of methods)
      if (method in fieldsOf(item.value))
        checkOperation(document, `${item.pointer}/${method}`, path, ids, report)
  }
  if (found.length > 0) throw new ExitError('contract', ...found)
}
