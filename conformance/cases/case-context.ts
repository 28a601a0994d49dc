import type { Workflow } from '../workflows/read-workflows.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/schema-validator.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import { isWritable } from '../runner/http/serialize-parameters.ts'
import type { RequestDraft } from './request-draft.ts'
import { sampleValue } from './sample-value.ts'

/** What cases of a contract are made from. */
export interface CaseSource {
  readonly document: ContractDocument
  readonly judge: SchemaValidator
  readonly seed: number
  /** Requests at random of each operation (`--random`). */
  readonly randomRuns?: number
  /** Workflows of Arazzo (`--flows`). */
  readonly workflows?: readonly Workflow[]
}

/** A request of the contract that is right, with a name. */
export interface NamedRequest {
  readonly name: string
  readonly draft: RequestDraft
}

/**
 * A value that the contract shows for a parameter, or one that we make; undefined where there is
 * none that is right.
 */
export function valueOf({ document, judge }: CaseSource, { schema, examples }: Parameter): unknown {
  const shown = examples.find((value) => schema === null || judge.isValid(schema, value, 'request'))
  return shown ?? (schema === null ? undefined : sampleValue(document, judge, schema))
}

const bodiesOf = (
  { document, judge }: CaseSource,
  { body }: Operation,
): { name: string; body: RequestDraft['body'] }[] => {
  if (body === null) return [{ name: 'no-body', body: null }]
  const writable = body.media.filter(isWritable)
  const shown = writable.flatMap((media) =>
    media.examples
      .filter(({ value }) => media.schema === null || judge.isValid(media.schema, value, 'request'))
      .map(({ name, value }) => ({
        name: writable.length > 1 ? `${name}-${media.type.replaceAll('/', '-')}` : name,
        body: { media, value },
      })),
  )
  if (shown.length > 0) return shown
  const made = writable.flatMap((media) => {
    const value = media.schema === null ? undefined : sampleValue(document, judge, media.schema)
    return value === undefined ? [] : [{ name: 'generated', body: { media, value } }]
  })
  return made.length > 0 || body.required ? made : [{ name: 'no-body', body: null }]
}

/**
 * Every request that the contract shows of an operation, first with what must be there alone. Empty
 * where none can be made.
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
