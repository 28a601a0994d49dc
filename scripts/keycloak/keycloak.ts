import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../dev/free-port.ts'
import { keycloakHome } from './find-keycloak.ts'
import { isReached } from '../process/is-reached.ts'

/** A Keycloak of this machine with one realm, and what its administrator does. */
export interface Keycloak {
  /** The issuer: the address of the realm. */
  readonly realm: string
  /** Makes a user and returns the id, which is the subject of OpenID Connect. */
  addUser(username: string, password: string): Promise<string>
  addClient(client: object): Promise<void>
  /** Adds a key that signs from now on; the old one still verifies. Resolves to its id. */
  rotateKey(): Promise<string>
  /** Sessions that a user has there. */
  sessionsOf(userId: string): Promise<number>
  stop(): Promise<void>
}

const startMs = 900_000
const name = 'partner'

/** Starts it in its development mode, whose database is gone when the next one starts. */
export async function startKeycloak(): Promise<Keycloak> {
  const port = await freePort(8_700)
  const password = randomBytes(16).toString('hex')
  const child = spawn(
    join(keycloakHome(), 'bin/kc.sh'),
    ['start-dev', '--http-host', '127.0.0.1', '--http-port', String(port), '--db', 'dev-mem'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {
        ...process.env,
        KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
        KC_BOOTSTRAP_ADMIN_PASSWORD: password,
      },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => (output = (output + text).slice(-4_000)))
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    // kc.sh starts Java as its child.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const origin = `http://127.0.0.1:${port}`
  if (!(await isReached(`${origin}/realms/master`, startMs, () => child.exitCode !== null))) {
    await stop()
    throw new Error(`Keycloak did not start:\n${output}`)
  }
  const token = async (): Promise<string> => {
    const answer = await fetch(`${origin}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username: 'admin',
        password,
      }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  /** A call of the administrator; a creation resolves to the new id. */
  const admin = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/admin/realms${path}`, {
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`Keycloak answered ${path} with ${answer.status}.`)
    if (body) return answer.headers.get('location')?.split('/').at(-1) as Answer
    return (await answer.json()) as Answer
  }
  await admin('', { realm: name, enabled: true, sslRequired: 'none' })
  return {
    realm: `${origin}/realms/${name}`,
    addUser: (username, secret) =>
      admin(`/${name}/users`, {
        username,
        enabled: true,
        email: username,
        emailVerified: true,
        firstName: 'A',
        lastName: 'Member',
        credentials: [{ type: 'password', value: secret, temporary: false }],
      }),
    addClient: (client) => admin(`/${name}/clients`, client),
    async rotateKey() {
      const { id } = await admin<{ id: string }>(`/${name}`)
      await admin(`/${name}/components`, {
        name: 'rotated',
        providerId: 'rsa-generated',
        providerType: 'org.keycloak.keys.KeyProvider',
        parentId: id,
        config: { priority: ['200'], enabled: ['true'], active: ['true'], keySize: ['2048'] },
      })
      const { active } = await admin<{ active: { RS256: string } }>(`/${name}/keys`)
      return active.RS256
    },
    sessionsOf: async (userId) =>
      (await admin<readonly unknown[]>(`/${name}/users/${userId}/sessions`)).length,
    stop,
  }
}
