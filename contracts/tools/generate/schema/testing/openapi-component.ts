import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueValidatorOf } from '../../../lint/value-validator.ts'
import type { Contract } from '../../contract.ts'
import type { Component } from './component.ts'
import type { SchemaComponents } from '../json-schema.ts'

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../generated/openapi/portal.json'), 'utf8'),
) as Contract & { readonly components: { readonly schemas: SchemaComponents } }
const components = contract.components.schemas
const judge = valueValidatorOf(contract)

/** A schema component of the OpenAPI document, validated by Ajv as in the contract lint. */
export function openapiComponent(name: string): Component {
  const schema = components[name]
  if (schema === undefined) throw new Error(`The OpenAPI document has no schema ${name}.`)
  const validate = judge(`#/components/schemas/${name}`)
  const refused = () => {
    const [error] = validate.errors ?? []
    return `${error?.instancePath.slice(1).replaceAll('/', '.') || 'the whole'}: ${error?.message}`
  }
  return {
    schema,
    components,
    judge: (value) => ({ refused: validate(value) ? null : refused, read: value }),
  }
}
