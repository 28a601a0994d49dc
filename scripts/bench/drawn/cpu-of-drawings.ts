import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Server } from '../../process/start-server.ts'
import type { CookieHeader } from '../first-load.ts'

const warmUp = 50
const counted = 200

/** Returns the CPU time of an edge per dashboard that it draws, in ms, with its worker's. */
export async function cpuOfDrawings({ port, pid }: Server, cookies: CookieHeader): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  try {
    for (let drawing = 0; drawing < warmUp; drawing += 1) await drawn(agent, port, cookie)
    const before = cpuMs(pid)
    for (let drawing = 0; drawing < counted; drawing += 1) await drawn(agent, port, cookie)
    return (cpuMs(pid) - before) / counted
  } finally {
    agent.destroy()
  }
}

function drawn(agent: Agent, port: number, cookie: string): Promise<void> {
  const headers = {
    cookie,
    accept: 'text/html',
    'accept-encoding': 'br',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  return new Promise((resolve, reject) => {
    request({ agent, port, path: '/dashboard', headers }, (answer) => {
      answer.resume()
      // The plain page carries an ETag.
      if (answer.statusCode !== 200 || answer.headers.etag !== undefined)
        reject(new Error('The edge did not draw the dashboard.'))
      answer.once('end', resolve)
    })
      .once('error', reject)
      .end()
  })
}

/** CPU time of a process and its threads, from /proc. */
function cpuMs(pid: number | undefined): number {
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = rest.split(' ').slice(11, 13).map(Number)
  return (((user ?? 0) + (system ?? 0)) * 1_000) / ticks
}
