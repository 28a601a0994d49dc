import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Contract } from '../generate/contract.ts'
import { closeResponses } from '../../read/close-responses.ts'
import { namedFormats } from 'conform-contract/named-formats'

/**
 * Compiles the schema at a JSON pointer of the document. Throws with Ajv's message if it does not
 * compile.
 */
export type ValueValidator = (pointer: string) => ValidateFunction

/** Creates validators with Ajv 2020 in strict mode over the whole document. */
export function valueValidatorOf(contract: Contract): ValueValidator {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  // ajv-formats is CommonJS: in Node its function is the `default` of the default export.
  ;(addFormats as unknown as { default?: typeof addFormats }).default?.(ajv) ?? addFormats(ajv)
  for (const [name, format] of Object.entries(namedFormats)) ajv.addFormat(name, format)
  ajv.addVocabulary([
    'x-data-class',
    'x-origin',
    'x-requirements',
    'x-accepted-risk',
    'x-enum-varnames',
    'x-enum-descriptions',
    'x-extensible',
    'x-readable-without',
    'x-lenient',
    'x-must-be-readable',
    'x-closed-copy-of',
    'x-staff-roles',
    'example',
    'paths',
    'components',
  ])
  // Register the document only to resolve references in it.
  const { paths, components } = closeResponses(contract)
  ajv.addSchema({ paths, components }, 'contract')
  return (pointer) => ajv.compile({ $ref: `contract${pointer}` })
}
