import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeOf } from '../../../scripts/contract-lint/judge.ts'
import { type Contract, methods } from '../../../scripts/generate/contract.ts'
import type { Component } from './component.ts'
import type { Components } from './json-schema.ts'

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../../generated/openapi/portal.json'), 'utf8')) as Contract & { readonly components: { readonly schemas: Components } }
const components = contract.components.schemas
const judge = judgeOf(contract)

export const openapiNames: ReadonlySet<string> = new Set(Object.keys(components))

/** A schema component of the OpenAPI document, judged by Ajv as the contract lint does. */
export function openapiComponent(name: string): Component {
  const schema = components[name]
  if (schema === undefined) throw new Error(`The OpenAPI document has no schema ${name}.`)
  const validate = judge(`#/components/schemas/${name}`)
  const refused = () => {
    const [error] = validate.errors ?? []
    return `${error?.instancePath.slice(1).replaceAll('/', '.') || 'the whole'}: ${error?.message}`
  }
  return { schema, components, judge: value => ({ refused: validate(value) ? null : refused, read: value }) }
}

/** The components that are the whole body of an operation's 2xx. */
export const openapiAnswers = (): ReadonlySet<string> =>
  new Set(
    Object.values(contract.paths)
      .flatMap(path => methods.flatMap(method => Object.entries(path[method]?.responses ?? {})))
      .flatMap(([status, response]) => (status.startsWith('2') && 'content' in response ? Object.values(response.content ?? {}) : []))
      .flatMap(({ schema }) => {
        const { $ref } = (schema ?? {}) as { readonly $ref?: string }
        return $ref === undefined ? [] : [$ref.slice($ref.lastIndexOf('/') + 1)]
      }),
  )
