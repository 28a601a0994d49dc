import type { JsonFields } from '../contract/json.ts'

const json = (schema: object, examples?: object): object => ({
  'application/json': { schema, ...(examples === undefined ? {} : { examples }) },
})
const problem = { description: 'Refused.', content: json({ $ref: '#/components/schemas/Problem' }) }

/** A small contract for tests: notes of a member, with a recursive schema. */
export function toyContract(): JsonFields {
  return {
    openapi: '3.1.0',
    info: { title: 'Toy', version: '1.0.0' },
    security: [{ bearer: [] }],
    paths: {
      '/notes': {
        get: {
          operationId: 'listNotes',
          'x-requirements': ['TOY-001'],
          parameters: [
            {
              name: 'count',
              in: 'query',
              schema: { type: 'integer', minimum: 1, maximum: 50 },
              example: 5,
            },
          ],
          responses: {
            200: {
              description: 'Notes.',
              content: json({
                type: 'array',
                maxItems: 50,
                items: { $ref: '#/components/schemas/Note' },
              }),
            },
            400: problem,
            401: problem,
          },
        },
        post: {
          operationId: 'addNote',
          parameters: [
            {
              name: 'X-Device',
              in: 'header',
              required: true,
              schema: { type: 'string', minLength: 2, maxLength: 20 },
              example: 'scale',
            },
          ],
          requestBody: {
            required: true,
            content: json(
              { $ref: '#/components/schemas/NewNote' },
              { plain: { value: { text: 'Walked today', mood: 'GOOD' } } },
            ),
          },
          responses: {
            201: {
              description: 'Added.',
              headers: { Location: { required: true, schema: { type: 'string' } } },
              content: json({ $ref: '#/components/schemas/Note' }),
            },
            400: problem,
            401: problem,
            415: problem,
          },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        NewNote: {
          type: 'object',
          additionalProperties: false,
          required: ['text'],
          properties: {
            text: { type: 'string', minLength: 1, maxLength: 100, 'x-data-class': 'phi' },
            mood: { enum: ['GOOD', 'BAD'], 'x-data-class': 'phi' },
            stars: { type: ['integer', 'null'], minimum: 1, maximum: 5, 'x-data-class': 'phi' },
          },
        },
        Note: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'text'],
          properties: {
            id: { type: 'string', 'x-data-class': 'internal' },
            text: { type: 'string', 'x-data-class': 'phi' },
            replies: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
          },
        },
        Problem: {
          type: 'object',
          additionalProperties: false,
          required: ['message'],
          properties: { message: { type: 'string', 'x-data-class': 'public' } },
        },
      },
    },
  }
}
