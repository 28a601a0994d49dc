import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { boundedPattern } from '../patterns/bounded-pattern.ts'
import type { ContractDocument } from '../document.ts'
import { canonical, isFields } from '../json.ts'
import { namedFormats, unstatedFormats } from './named-formats.ts'

/** Keywords of OpenAPI and extensions that do not restrict values. */
const annotations = [
  'discriminator',
  'xml',
  'externalDocs',
  'example',
  'paths',
  'components',
  'webhooks',
]

const extensionsOf = (root: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(root)) for (const each of root) extensionsOf(each, found)
  else if (isFields(root))
    for (const [name, each] of Object.entries(root)) {
      if (name.startsWith('x-')) found.add(name)
      extensionsOf(each, found)
    }
  return found
}

/** Ajv with the formats and the extensions of a document. */
export function ajvOf(
  document: ContractDocument,
  isStrict: boolean,
  onSlow: (pattern: string) => void,
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: isStrict,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allErrors: true,
    verbose: true,
    multipleOfPrecision: 6,
    logger: false,
    validateSchema: false,
    code: {
      // Its time grows with the square of the schema, and more than its result saves.
      optimize: false,
      regExp: Object.assign(
        (pattern: string, flags: string) => boundedPattern(pattern, flags, onSlow),
        { code: 'new RegExp' },
      ),
    },
  })
  // Ajv compares each item with each, which takes minutes for long lists.
  ajv.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isUnique: boolean, items: readonly unknown[]) =>
      !isUnique || new Set(items.map(canonical)).size === items.length,
  })
  // ajv-formats is CommonJS: under Node its function is the `default` of its default export.
  ;((addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats)(ajv)
  for (const name of unstatedFormats) ajv.addFormat(name, true)
  for (const [name, format] of Object.entries(namedFormats)) ajv.addFormat(name, format)
  ajv.addVocabulary([...annotations, ...extensionsOf(document.root)])
  for (const name of formatsOf(document.root)) if (!(name in ajv.formats)) ajv.addFormat(name, true)
  return ajv
}

const formatsOf = (root: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(root)) for (const each of root) formatsOf(each, found)
  else if (isFields(root)) {
    if (typeof root['format'] === 'string') found.add(root['format'])
    for (const each of Object.values(root)) formatsOf(each, found)
  }
  return found
}
