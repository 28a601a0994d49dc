import { expect, test, vi } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { correctResponse, startToy } from '../testing/toy-server.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { harmOf } from './harm.ts'

const contract = (): unknown => {
  const whole = structuredClone(toyContract()) as { paths: Record<string, unknown> }
  const calm = (id: string) => ({
    get: { operationId: id, responses: { 200: { description: 'Fine.' } } },
  })
  return {
    ...whole,
    paths: { ...whole.paths, '/a': calm('a'), '/b': calm('b'), '/c': calm('c'), '/d': calm('d') },
  }
}

const shownBy = async (args: readonly string[] = []): Promise<string[]> => {
  const toy = await startToy((request) => {
    if (/^\/[abcd]$/.test(request.path.split('?')[0]!)) return { status: 299 }
    return request.method === 'GET' && request.query.get('count') === '50'
      ? { status: 500, json: {} }
      : correctResponse(request)
  })
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await runToy(toy.address, { contract: contract(), args })
  const text = stdout.mock.calls.map(([each]) => String(each)).join('')
  stdout.mockRestore()
  await toy.close()
  return text.split('\n').filter((line) => line.startsWith('✗'))
}

test('lists the crash of one request before the undocumented status of many', async () => {
  const lines = await shownBy()
  expect(lines[0]).toContain('listNotes not_a_server_error')
})

test('says an undocumented status of several operations once', async () => {
  const lines = (await shownBy()).filter((line) => line.includes('status_code_conformance'))
  expect(lines.filter((line) => line.includes('299'))).toEqual([
    expect.stringMatching(/^✗ a, b, c and 1 more operations status_code_conformance/),
  ])
})

test.each([
  ['no_answer', 'no answer'],
  ['not_a_server_error', 'crash'],
  ['other_member', 'disclosure'],
  ['response_schema_conformance', 'wrong response'],
  ['negative_data_rejection', 'invalid accepted'],
  ['positive_data_acceptance', 'valid refused'],
  ['status_code_conformance', 'undocumented'],
  ['cookie_flags', 'convention'],
])('%s is a failure of the class %s', (check, harm) => expect(harmOf(check)).toBe(harm))
