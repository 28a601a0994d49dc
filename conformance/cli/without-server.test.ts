import { afterAll, expect, test, vi } from 'vitest'
import { conform } from '../conform.ts'
import manifest from '../package.json' with { type: 'json' }
import { runToy } from '../testing/run-toy.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { startToy } from '../testing/toy-server.ts'

const folder = temporaryFolder({ 'contract.json': toyContract(), 'conform.yaml': '{}' })
afterAll(() => folder[Symbol.dispose]())
const contract = folder.file('contract.json')
const config = ['--config', folder.file('conform.yaml')]

const printed = async (...args: string[]): Promise<[code: number, text: string]> => {
  let text = ''
  const write = (part: unknown): boolean => ((text += String(part)), true)
  const spies = [process.stdout, process.stderr].map((each) =>
    vi.spyOn(each, 'write').mockImplementation(write as never),
  )
  const code = await conform(args)
  for (const spy of spies) spy.mockRestore()
  return [code, text]
}

test('--version prints the version', async () =>
  expect(await printed('--version')).toEqual([0, `${manifest.version}\n`]))

test.each([
  ['list FILE', ['list', contract], /\d+ cases/],
  ['list cases FILE', ['list', 'cases', contract], /\d+ cases/],
  ['list requirements FILE', ['list', 'requirements', contract], /\d+ requirements/],
  ['list checks', ['list', 'checks'], /^not_a_server_error {2}rfc/],
])('%s needs no server', async (_, args, expected) =>
  expect(await printed(...args, ...config)).toEqual([0, expect.stringMatching(expected)]),
)

test('list refuses two contracts', async () =>
  expect((await printed('list', contract, 'b.json', ...config))[0]).toBe(2))

test('cover FOLDER takes the contract of the report', async () => {
  const toy = await startToy()
  await runToy(toy.address, {
    args: ['--openapi', contract, '--out', folder.file('run'), '--phases', 'examples'],
  })
  await toy.close()
  expect(await printed('cover', folder.file('run'), ...config)).toEqual([
    0,
    expect.stringMatching(/achieved \d/),
  ])
})
