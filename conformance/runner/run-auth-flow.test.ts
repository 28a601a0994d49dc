import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runToy } from '../testing/run-toy.ts'
import {
  correctResponse,
  startToy,
  TOY_TOKEN,
  type ToyResponse,
  type ToyRequest,
} from '../testing/toy-server.ts'

const refused = { status: 401, json: { message: 'Sign in.' } }

/** Notes behind a sign-in with a second step. With `isLoose` sign-out does nothing. */
const behindProxy = (isLoose: boolean) => {
  let isOut = false
  return (request: ToyRequest): ToyResponse => {
    const { path, body } = request
    if (path === '/auth') return { status: 403, json: { mfaToken: 'mfa-token-1' } }
    if (path === '/code') {
      isOut = false
      return body === '{"code":"735190"}'
        ? { status: 200, json: { session: [{ token: 'first' }, { token: TOY_TOKEN }] } }
        : refused
    }
    if (path === '/logout') isOut = !isLoose
    if (path === '/logout') return { status: 204 }
    return isOut &&
      request.headers.authorization === `Bearer ${TOY_TOKEN}` &&
      request.headers['x-flow'] !== undefined
      ? refused
      : correctResponse(request)
  }
}

const target = (program: string) => ({
  flows: {
    'in-and-out': {
      as: 'member',
      about: 'a signed-out session is refused',
      steps: [
        {
          path: '/auth',
          json: {},
          expects: 403,
          absent: ['/token'],
          keep: { mfaToken: '/mfaToken' },
        },
        { exec: ['node', program, '$mfaToken'], keep: { code: '' } },
        { path: '/code', json: { code: '$code' }, keep: { token: '/session/-1/token' } },
        {
          method: 'GET',
          path: '/notes',
          headers: { authorization: 'Bearer $token', 'x-flow': '1' },
        },
        { path: '/logout' },
        {
          method: 'GET',
          path: '/notes',
          headers: { authorization: 'Bearer $token', 'x-flow': '1' },
          expects: 401,
          check: 'logout_revokes',
        },
      ],
    },
  },
})

const printsCode = "process.stdout.write(process.argv[2] === 'mfa-token-1' ? '735190' : '')"

test.each([
  [false, 0, []],
  [true, 1, ['rest/listNotes/access/flow-in-and-out: logout_revokes']],
])(
  'a flow runs a second step with a code from a program, up to sign-out (loose: %s)',
  async (isLoose, code, failed) => {
    const toy = await startToy(behindProxy(isLoose))
    using folder = temporaryFolder({ 'code.js': printsCode })
    expect(
      await runToy(toy.address, {
        target: target(folder.file('code.js')),
        args: ['--only', '**/flow-*'],
      }),
    ).toMatchObject({ code, failed })
    await toy.close()
  },
)

test('a failed helper call of the target is not measured', async () => {
  const toy = await startToy()
  const flows = {
    odd: [
      { path: '/control/members', json: {} },
      { method: 'GET', path: '/notes' },
    ],
  }
  const { code, reports } = await runToy(toy.address, {
    target: { flows },
    args: ['--phases', 'access'],
  })
  expect(code).toBe(4)
  expect(reports.json).toContain('step 1, POST /control/members, returns 404')
  await toy.close()
})

test.each([
  [{ odd: [] }, 'no steps'],
  [{ odd: { as: 'nobody', steps: [{ path: '/notes' }] } }, 'unknown persona'],
  [{ odd: [{ login: 'none' }] }, 'unknown login'],
  [{ odd: [{ path: '/notes', expects: 'fine' }] }, 'HTTP status'],
  [{ odd: [{ path: '/notes', expect: 200 }] }, 'unknown field expect'],
])('an invalid flow is a usage error (%#)', async (flows, words) =>
  expect(await runToy('http://127.0.0.1:9', { target: { flows } })).toMatchObject({
    code: 2,
    words: expect.stringContaining(words),
  }),
)
