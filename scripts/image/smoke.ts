import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { operations } from '../../generated/openapi/operations.ts'
import { freePort } from '../dev/free-port.ts'
import { type Container, type ContainerOptions, startContainer } from './container.ts'
import type { ImageName } from './build-images.ts'
import { sandboxEdgeVariables } from '../process/sandbox-edge.ts'
import { isReached } from '../process/is-reached.ts'
import { signInSession } from '../visit/edge-session.ts'

/** One thing that was looked at, and whether it is as it should be. */
export interface SmokeFact {
  readonly what: string
  readonly found: string
  readonly isRight: boolean
}

const providers = [
  { name: 'the demo', brand: 'Wellspring', config: undefined },
  { name: 'another provider', brand: 'Acme Health', config: 'acme.yaml' },
]
const startMs = 120_000
/** A demo member without a second step. */
const member = { username: 'rosa.delgado@example.com', password: 'Wellspring-2026!' }

/** Starts two providers from the images, signs in at each and stops everything. */
export async function smoke(): Promise<SmokeFact[]> {
  const facts: SmokeFact[] = []
  const note = (what: string, found: string | number, isRight: boolean): void =>
    void facts.push({ what, found: String(found), isRight })
  const running: { name: string; container: Container }[] = []
  const start = async (
    name: string,
    image: ImageName,
    url: string,
    options: ContainerOptions,
  ): Promise<void> => {
    const from = performance.now()
    const container = startContainer(image, options)
    running.unshift({ name, container })
    let hasEnded = false
    void container.ended.then(() => (hasEnded = true))
    const isReady = await isReached(url, startMs, () => hasEnded)
    const seconds = ((performance.now() - from) / 1_000).toFixed(1)
    note(`${name}: ready after`, isReady ? `${seconds} s` : container.log(), isReady)
    if (!isReady) return
    const { user, capabilities } = container.rights()
    note(
      `${name}: user, capabilities`,
      `${user}, ${capabilities}`,
      user === '65532' && /^0+$/.test(capabilities),
    )
    const error = container.writeError()
    note(`${name}: a write to its folder`, error ?? 'succeeds', error === 'EROFS')
  }
  try {
    let port = 4_800
    for (const { name, brand, config } of providers) {
      const sandbox = await freePort(port)
      const edge = await freePort(sandbox + 1)
      port = edge + 1
      await start(`${name}, sandbox`, 'mock-server', `http://127.0.0.1:${sandbox}/readyz`, {
        args: ['--host', '127.0.0.1', '--port', String(sandbox), '--memory'],
      })
      await start(
        `${name}, edge`,
        'edge',
        `http://127.0.0.1:${edge}/readyz`,
        edgeOptions(edge, sandbox, config),
      )
      const portal = `http://localhost:${edge}`
      const page = await (
        await fetch(`${portal}/login`, { headers: { accept: 'text/html' } })
      ).text()
      note(`${name}: the sign-in page names`, brand, page.includes(brand))
      note(`${name}: sign-in, and a call of the session`, ...(await signIn(portal)))
    }
    const bot = await freePort(port)
    await start('the bot', 'teams-bot', `http://127.0.0.1:${bot}/healthz`, {
      env: {
        TEAMS_BOT_PORT: String(bot),
        TEAMS_BOT_PORTAL: 'http://localhost:4000',
        TEAMS_BOT_SECRET: 'smoke',
      },
    })
  } finally {
    for (const { name, container } of running) {
      const { code, ms } = await container.stop()
      note(`${name}: stopped after`, `${(ms / 1_000).toFixed(1)} s with ${code}`, code === 0)
    }
  }
  return facts
}

function edgeOptions(port: number, sandbox: number, config?: string): ContainerOptions {
  const upstream = `http://127.0.0.1:${sandbox}`
  return {
    env: {
      PORTAL_PORT: String(port),
      ...sandboxEdgeVariables(upstream),
      PORTAL_SEAL_KEY: randomBytes(32).toString('base64url'),
      ...(config !== undefined && { PORTAL_CONFIG: `/config/${config}` }),
    },
    mounts:
      config === undefined ? [] : [{ source: resolve('deploy/examples'), destination: '/config' }],
  }
}

async function signIn(portal: string): Promise<[found: string, isRight: boolean]> {
  try {
    const session = await signInSession(portal, member)
    const answer = await session.call(operations.getUserToken)
    return [`signed in, ${answer?.status ?? 'no answer'}`, answer?.status === 200]
  } catch (error) {
    return [String(error), false]
  }
}
