import { createFileRegistry, fromBinary } from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import { writeFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { optionsOf } from '../cli/options.ts'
import { run } from '../cli/commands/run.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { notesImage, startReference } from '../testing/reference-server.ts'
import { rpcOperations } from './load-rpc-module.ts'
import { rpcVocabulary } from './rpc-vocabulary.ts'

const folder = temporaryFolder({})
const image = folder.file('notes.binpb')
writeFileSync(image, notesImage())
afterAll(() => folder[Symbol.dispose]())

const ended = async (
  address: string,
): Promise<{ code: number; failed: string[]; promises: string[] }> => {
  writeFileSync(
    folder.file('target.json'),
    JSON.stringify({
      base: address,
      timeoutSeconds: 60,
      rpc: { protocols: ['connect-json', 'grpc'], http: ['1.1', '2'] },
    }),
  )
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const code = await run(
    optionsOf([
      'run',
      '--proto',
      image,
      '--target',
      folder.file('target.json'),
      '--out',
      folder.file('out'),
      '--random',
      '5',
    ]),
  )
  said.mockRestore()
  const { readReport } = await import('../report/read-report.ts')
  const { outcomes, locate } = readReport(folder.file('out/report.json'))
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed')
  return {
    code,
    failed: failed.map(
      ({ testCase, findings }) => `${testCase.name}: ${findings.map(({ check }) => check).join()}`,
    ),
    promises: failed.map(({ findings }) => locate(findings[0]!.promise).file),
  }
}

test('tests a protobuf module without REST, and skips access cases without personas', async () => {
  const server = await startReference(
    (_incoming, outgoing) => {
      outgoing.statusCode = 404
      outgoing.end()
    },
    { isOpen: true },
  )
  try {
    const { code, failed, promises } = await ended(server.address)
    expect({ code, failed }).toEqual({
      code: 1,
      failed: [
        'rpc/NotesService.GetNote/negative/wire/bad-utf8: negative_data_rejection',
        'rpc/NotesService.AddNote/negative/wire/bad-utf8: negative_data_rejection',
      ],
    })
    expect(promises[0]).toContain('notes')
  } finally {
    await server.close()
  }
})

test('the location of an RPC is its line in the module', async () => {
  const [operation] = await rpcOperations('contracts', {}, '')
  expect(operation?.pointer).toMatch(/^rpc:contracts\/proto\/.+\.proto:[1-9]\d+:\d+$/)
})

test('the vocabulary of a module has names only', () => {
  const service = createFileRegistry(fromBinary(FileDescriptorSetSchema, notesImage())).getService(
    'toy.v1.NotesService',
  )!
  const words = service.methods.map(({ input }) => rpcVocabulary(input))
  expect(
    words.map((each) => [each.has('text'), each.has('id'), each.has('AddNoteRequest')]),
  ).toEqual([
    [false, true, false],
    [true, false, true],
    [false, false, false],
  ])
})
