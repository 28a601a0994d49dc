import type { Contract, Operation } from './contract.ts'

/** A contract with one operation, and the overrides of a test. */
export function contractOf(
  operation: Partial<Operation>,
  components: Contract['components'] = {},
  path = '/v1/things',
  method = 'get',
): Contract {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths: {
      [path]: {
        [method]: {
          operationId: 'listThings',
          responses: { '204': { description: 'Done.' } },
          ...operation,
        },
      },
    },
    components,
    security: [{ bearer: [] }],
    'x-bases': {
      api: { contractPrefix: '/v1/', door: '/api', stripUpstream: '', upstream: 'A' },
      teams: { contractPrefix: '/teams/', door: null, stripUpstream: '/teams', upstream: 'T' },
    },
  }
}
