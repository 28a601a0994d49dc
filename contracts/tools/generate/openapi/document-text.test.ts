import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { documentText, documentYaml } from './document-text.ts'

const document = {
  openapi: '3.1.0',
  tags: [{ name: 'things' }],
  paths: { '/things': { get: { operationId: 'listThings', responses: {} }, post: undefined } },
  components: { schemas: { Thing: { type: 'object', properties: { id: {} } } }, headers: {} },
}

test('writes an operation or a component in one line', () =>
  expect(documentText(document)).toBe(`{
 "openapi": "3.1.0",
 "tags": [{"name":"things"}],
 "paths": {
  "/things": {
   "get": {"operationId":"listThings","responses":{}}
  }
 },
 "components": {
  "schemas": {
   "Thing": {"type":"object","properties":{"id":{}}}
  },
  "headers": {}
 }
}
`))

test('loses nothing, in JSON and in YAML', () => {
  const plain = JSON.parse(JSON.stringify(document))
  expect(JSON.parse(documentText(document))).toEqual(plain)
  expect(parse(documentYaml(plain))).toEqual(plain)
})
