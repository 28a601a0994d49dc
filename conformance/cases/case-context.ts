import type { Workflow } from '../workflows/read-workflows.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import { isWritable } from '../runner/http/serialize-parameters.ts'
import type { RequestDraft } from './request-draft.ts'
import { sampleValue } from './sample-value.ts'

/** The inputs from which cases are built. */
export interface CaseSource {
  readonly document: ContractDocument
  readonly validator: SchemaValidator
  readonly seed: number
  /** The number of random requests for each operation (`--random`). */
  readonly randomRuns?: number
  /** Arazzo workflows (`--flows`). */
  readonly workflows?: readonly Workflow[]
}

/** A valid request with a name. */
export interface NamedRequest {
  readonly name: string
  readonly draft: RequestDraft
}

/**
 * An example of the contract for a parameter, or a generated value; undefined if neither is valid.
 */
export function valueOf(
  { document, validator }: CaseSource,
  { schema, examples }: Parameter,
): unknown {
  const shown = examples.find(
    (value) => schema === null || validator.isValid(schema, value, 'request'),
  )
  return shown ?? (schema === null ? undefined : sampleValue(document, validator, schema))
}

const bodiesOf = (
  { document, validator }: CaseSource,
  { body }: Operation,
): { name: string; body: RequestDraft['body'] }[] => {
  if (body === null) return [{ name: 'no-body', body: null }]
  const writable = body.media.filter(isWritable)
  const shown = writable.flatMap((media) =>
    media.examples
      .filter(
        ({ value }) => media.schema === null || validator.isValid(media.schema, value, 'request'),
      )
      .map(({ name, value }) => ({
        name: writable.length > 1 ? `${name}-${media.type.replaceAll('/', '-')}` : name,
        body: { media, value },
      })),
  )
  if (shown.length > 0) return shown
  const draft = writable.flatMap((media) => {
    const value = media.schema === null ? undefined : sampleValue(document, validator, media.schema)
    return value === undefined ? [] : [{ name: 'generated', body: { media, value } }]
  })
  return draft.length > 0 || body.required ? draft : [{ name: 'no-body', body: null }]
}

/**
 * All example requests of an operation, the first with required parameters only. Empty if no valid
 * request can be built.
 */
export function shownRequests(making: CaseSource, operation: Operation): NamedRequest[] {
  const values = new Map(
    operation.parameters.map((parameter) => [parameter, valueOf(making, parameter)]),
  )
  if ([...values].some(([{ required }, value]) => required && value === undefined)) return []
  const needed = new Map([...values].filter(([{ required }]) => required))
  const all = new Map(
    [...values].filter(
      ([{ examples, required }, value]) => value !== undefined && (required || examples.length > 0),
    ),
  )
  const bodies = bodiesOf(making, operation)
  return [
    ...bodies.map(({ name, body }) => ({ name, draft: { values: needed, body } })),
    ...(all.size > needed.size && bodies[0] !== undefined
      ? [
          {
            name: `${bodies[0].name}-with-every-parameter`,
            draft: { values: all, body: bodies[0].body },
          },
        ]
      : []),
  ]
}
