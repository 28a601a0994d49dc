import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openDocument } from './document.ts'
import { operationsOf } from './read-operations.ts'

const top = `openapi: 3.1.0
info: { title: Two files, version: 1.0.0 }
paths:
  /notes: { $ref: notes.yaml#/notes }
`
const notes = `notes:
  get:
    operationId: listNotes
    responses:
      '200':
        description: Notes.
        content:
          application/json:
            schema: { $ref: '#/Note' }
            examples:
              one: { value: { $ref: 'a value of its own' } }
Note:
  type: object
`

test('a contract of several files is one tree that keeps the location of each value', () => {
  using folder = temporaryFolder({ 'top.yaml': top, 'notes.yaml': notes })
  const document = openDocument(folder.file('top.yaml'))
  expect(document.warnings).toEqual([])
  const [operation] = operationsOf(document)
  expect(operation?.id).toBe('listNotes')
  expect(document.locate(operation!.pointer)).toMatchObject({
    file: expect.stringContaining('notes.yaml'),
    line: 2,
    column: 3,
  })
  expect(document.locate('/paths/~1notes')).toMatchObject({ line: 4, column: 3 })
  expect(document.follow(operation!.answers.get('200')!.media[0]!.schema!).value).toEqual({
    type: 'object',
  })
  expect(operation!.answers.get('200')!.media[0]!.examples).toEqual([
    { name: 'one', value: { $ref: 'a value of its own' } },
  ])
})

test('a file does not refer to the network; unreadable files are reported', () => {
  using folder = temporaryFolder({
    'far.yaml': top.replace('notes.yaml', 'https://example.com/notes.yaml'),
    'torn.yaml': 'openapi: 3.1.0\ninfo: [1, 2\n',
  })
  expect(openDocument(folder.file('far.yaml')).warnings).toEqual([
    expect.objectContaining({
      words: expect.stringContaining('reference https://example.com/notes.yaml/notes'),
    }),
  ])
  expect(() => openDocument(folder.file('torn.yaml'))).toThrow(
    /torn\.yaml:\d+:\d+ cannot be parsed/,
  )
  expect(() => openDocument(folder.file('none.yaml'))).toThrow('cannot open')
})

test('ignores $ref in extensions, and reports references to missing files', () => {
  using folder = temporaryFolder({
    'top.yaml': `${top}x-topics: [{ content: { $ref: ./docs/start.md } }]\n`,
    'notes.yaml': notes,
    'lost.yaml': top.replace('notes.yaml', 'elsewhere.yaml'),
  })
  const document = openDocument(folder.file('top.yaml'))
  expect(document.warnings).toEqual([])
  expect(document.root['x-topics']).toEqual([{ content: { $ref: './docs/start.md' } }])
  expect(openDocument(folder.file('lost.yaml')).warnings).toEqual([
    {
      pointer: '/paths/~1notes',
      words: 'has an unresolved or circular reference elsewhere.yaml/notes, which is ignored',
    },
  ])
})
