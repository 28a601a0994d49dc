import { fieldsOf, type JsonFields } from '../../contract/json.ts'
import { toyContract } from '../../testing/toy-contract.ts'

const NOTE = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'text', 'made', 'at', 'stars', 'mood', 'mail', 'serial', 'replies'],
  properties: {
    id: { type: 'string', minLength: 1 },
    text: { type: 'string', minLength: 1, maxLength: 100 },
    made: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    stars: { type: 'integer', minimum: 1, maximum: 5 },
    mood: { enum: ['GOOD', 'BAD'] },
    mail: { type: 'string', format: 'email' },
    serial: { type: 'integer' },
    replies: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['text'],
        additionalProperties: false,
        properties: { text: { type: 'string' } },
      },
    },
  },
}

/**
 * A plain REST contract for the comparison: notes with fields of all types, without data classes or
 * extensions.
 */
export function plainContract(): JsonFields {
  const contract = structuredClone(toyContract()) as Record<string, unknown>
  const components = fieldsOf(contract['components'])
  const { Problem } = fieldsOf(components['schemas'])
  const NewNote = {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 100 },
      mood: { enum: ['GOOD', 'BAD'] },
      stars: { type: ['integer', 'null'], minimum: 1, maximum: 5 },
    },
  }
  return { ...contract, components: { ...components, schemas: { Problem, NewNote, Note: NOTE } } }
}
