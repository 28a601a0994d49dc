import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runToy } from '../testing/run-toy.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { correctResponse, startToy, TOY_TOKEN } from '../testing/toy-server.ts'
import { optionsOf } from './options.ts'
import { run } from './commands/run.ts'

test('an interrupted run exits with 130 and writes partial reports', async () => {
  const controller = new AbortController()
  const toy = await startToy((request) => {
    if (toy.requests.length > 9) controller.abort()
    return correctResponse(request)
  })
  using folder = temporaryFolder({
    'contract.json': toyContract(),
    'target.json': { name: 'toy', base: toy.address, personas: { member: { token: TOY_TOKEN } } },
  })
  const code = await run(
    optionsOf([
      'run',
      '--openapi',
      folder.file('contract.json'),
      '--target',
      folder.file('target.json'),
      '--out',
      folder.file('out'),
    ]),
    () => controller.signal,
  )
  expect(code).toBe(130)
  expect(readFileSync(folder.file('out/report.json'), 'utf8')).toMatch(
    /"conform\/partial": "interrupted after \d+ cases"/,
  )
  await toy.close()
})

test('a signal ends a run at once, while a request hangs, with partial reports', async () => {
  let signalled = 0
  const toy = await startToy((request) => {
    if (toy.requests.length < 9) return correctResponse(request)
    // A second signal would end the program without reports.
    if (signalled === 0) child?.kill('SIGTERM')
    signalled ||= performance.now()
    return undefined
  })
  using folder = temporaryFolder({
    'contract.json': toyContract(),
    'target.json': {
      name: 'toy',
      base: toy.address,
      timeoutSeconds: 60,
      personas: { member: { token: TOY_TOKEN } },
    },
  })
  const target = ['--target', folder.file('target.json'), '--out', folder.file('out')]
  let child: ReturnType<typeof execFile> | undefined
  const code = await new Promise((done) => {
    child = execFile(process.execPath, [
      'conformance/main.ts',
      'run',
      folder.file('contract.json'),
      ...target,
    ]).once('exit', done)
  })
  expect(code).toBe(130)
  // A quiet machine takes 0.1 s; the request would hang for 60.
  expect(performance.now() - signalled).toBeLessThan(20_000)
  expect(readFileSync(folder.file('out/report.json'), 'utf8')).toContain('interrupted after')
  await toy.close()
})

test('a target that hangs from a request on fails; a redirected login and an HTML page are not measured', async () => {
  let isFine = true
  const hangs = await startToy((request) =>
    isFine || hangs.requests.length < 5
      ? ((isFine = hangs.requests.length < 5), correctResponse(request))
      : undefined,
  )
  const hung = await runToy(hangs.address, { target: { timeoutSeconds: 0.1 } })
  expect([hung.code, hung.failed]).toEqual([1, [expect.stringContaining('no_answer')]])
  const login = {
    logins: { word: [{ path: '/auth', json: {}, keep: { token: '/token' } }] },
    personas: { member: { login: 'word' } },
  }
  const moved = await startToy(() => ({ status: 302, headers: { location: '/elsewhere' } }))
  expect(await runToy(moved.address, { target: login })).toMatchObject({
    code: 4,
    words: expect.stringContaining('redirects the login'),
  })
  const page = await startToy(() => ({
    status: 200,
    text: '<!doctype html>',
    headers: { 'content-type': 'text/html' },
  }))
  expect(await runToy(page.address, { target: login })).toMatchObject({
    code: 4,
    words: expect.stringContaining('not JSON'),
  })
  for (const each of [hangs, moved, page]) await each.close()
})

test('the replay line of a report reproduces the failure', async () => {
  const toy = await startToy((request) =>
    request.method === 'POST'
      ? { ...correctResponse(request), headers: {} }
      : correctResponse(request),
  )
  using folder = temporaryFolder({
    "the contract's.json": toyContract(),
    'target.json': { name: 'toy', base: toy.address, personas: { member: { token: TOY_TOKEN } } },
  })
  await run(
    optionsOf([
      'run',
      '--openapi',
      folder.file("the contract's.json"),
      '--target',
      folder.file('target.json'),
      '--out',
      folder.file('out'),
      '--phases',
      'examples',
    ]),
  )
  const [, line = ''] =
    /"conform\/replay": (".*")/.exec(readFileSync(folder.file('out/report.json'), 'utf8')) ?? []
  const typed = JSON.parse(line) as string
  const { code, text } = await new Promise<{ code: unknown; text: string }>((done) => {
    execFile(
      '/bin/sh',
      ['-c', typed.replace(/^conform /, `"${process.execPath}" conformance/main.ts `)],
      { timeout: 120_000 },
      (error, stdout) => done({ code: error?.code ?? 0, text: stdout }),
    )
  })
  expect({ code, text }).toMatchObject({
    code: 1,
    text: expect.stringContaining('response_headers_conformance'),
  })
  expect(text).toMatch(/\{ id: ‹internal text #1›, text: ‹phi text #2› \}/)
  expect(text).not.toContain('n-2')
  await toy.close()
})
