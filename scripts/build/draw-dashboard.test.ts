import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bases } from '../../generated/openapi/operations.ts'
import { contractServer } from '../../mock-server/testing/contract-server.ts'
import { type DashboardDrawer, startDashboardDrawer } from '../../src/edge/http/dashboard-drawer.ts'
import type { DrawnFacts, DrawnFor } from '../../src/platform/model/drawing/dashboard-drawing.ts'
import { demoDeployment } from '../../src/platform/model/deployment.ts'
import { buildDrawingPrograms } from './testing/build-drawing-programs.ts'

const { server, member } = contractServer('rosa', 'walter')
type Member = Awaited<ReturnType<typeof member>>

const portal = mkdtempSync(join(tmpdir(), 'dashboard-'))
const readings = join(portal, 'readings')
const failures: string[] = []
let drawer: DashboardDrawer
let usual: Member
let other: Member
let endangered: Member

/** Notes each reading of what only a browser has, once the first dashboards have loaded all code. */
const trapped = `
import { appendFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
let left = 3
const send = parentPort.postMessage.bind(parentPort)
parentPort.postMessage = (message) => {
  if (message.type === 'drawn' && --left === 0) trap()
  send(message)
}
function trap() {
  for (const name of ['window', 'document', 'navigator', 'location', 'history', 'localStorage',
    'sessionStorage', 'indexedDB', 'caches', 'screen', 'matchMedia', 'cookieStore'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const { stack } = new Error(name)
        // The client of the RPCs reads it for an address that it then does not use.
        if (!stack.includes('at askRpc')) appendFileSync(${JSON.stringify(readings)}, stack)
      },
    })
}
await import('./real-main.mjs')
`

const rosaAt = {
  locale: 'en-US',
  timeZone: 'America/New_York',
  now: Date.parse('2026-11-20T17:00:30Z'),
  window: 'wide',
  stored: {},
} as const satisfies DrawnFor

async function draw(of: Member, how: Partial<DrawnFor> = {}) {
  const calls: string[] = []
  const drawn = await drawer.draw(
    { ...rosaAt, ...how },
    {
      answersMs: 120_000,
      drawingMs: 240_000,
      call: async ({ method, target, body }) => {
        calls.push(`${method} ${target}`)
        const { status, headers, text } = await answerOf(of, method, target, body)
        return { status, headers: [...headers], body: new TextEncoder().encode(text) }
      },
    },
  )
  if (drawn === null) throw new Error(`Not drawn: ${failures.join()}`)
  return { ...drawn, facts: JSON.parse(drawn.facts) as DrawnFacts, calls }
}

/** The answers of each member, so that a hundred drawings ask the mock server once. */
const known = new Map<string, ReturnType<typeof askFor>>()

function answerOf(...[of, method, target, body]: Parameters<typeof askFor>) {
  const key = [of.id, method, target, body].join(' ')
  const answer = known.get(key) ?? askFor(of, method, target, body)
  known.set(key, answer)
  return answer
}

async function askFor(
  { token, scenario }: Member,
  method: string,
  target: string,
  body: string | null,
) {
  // The edge's paths have a door before the contract's.
  const door = [bases.api.door, bases.rpc.door].find((each) => target.startsWith(`${each}/`)) ?? ''
  const answer = await fetch(server().origin + target.slice(door.length), {
    method,
    body,
    headers: {
      authorization: `Bearer ${token}`,
      'x-portal-scenario': scenario,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

beforeAll(async () => {
  await buildDrawingPrograms(portal)
  const programs = join(portal, '.prerender')
  renameSync(join(programs, 'dashboard-main.mjs'), join(programs, 'real-main.mjs'))
  writeFileSync(join(programs, 'dashboard-main.mjs'), trapped)
  writeFileSync(readings, '')
  ;[usual, other, endangered] = await Promise.all([
    member('rosa'),
    member('walter'),
    member('rosa', {
      bloodPressure: [{ daysAgo: 0, time: '11:40', systolic: 192, diastolic: 126, pulse: 74 }],
    }),
  ])
  const started = startDashboardDrawer(portal, demoDeployment, (name) => failures.push(name))
  if (started === null) throw new Error('The build has no worker.')
  drawer = started
  await drawer.ready
  for (const of of [usual, other, endangered]) await draw(of)
})
afterAll(async () => {
  await drawer.close()
  rmSync(portal, { recursive: true })
})

describe('the dashboard that is drawn at the edge', () => {
  it('has greeting, judgement, latest readings, next steps and coach', async () => {
    const { title, html } = await draw(usual)
    expect(title).toBe('Dashboard | Wellspring')
    const text = textOf(html)
    expect(text).toContain('Friday, November 20')
    expect(text).toContain('Good afternoon, Rosa')
    for (const words of ['Blood pressure', 'Blood sugar', 'Weight', 'your coach'])
      expect(text).toContain(words)
    // Rosa's wait for the check of a weight gain, which only a browser makes.
    expect(textOf((await draw(other)).html)).toContain('Your next step')
  })

  it('leads with a dangerous reading and what to do now', async () => {
    const text = textOf((await draw(endangered)).html)
    expect(text).toContain('192')
    expect(text).toContain('911')
    expect(text).not.toContain('Your next steps')
  })

  it('speaks the language and keeps the hours of its member', async () => {
    const { html, title } = await draw(usual, { locale: 'es-US', timeZone: 'Asia/Tokyo' })
    expect(textOf(html)).toContain('Sábado, 21 de noviembre')
    expect(title).not.toContain('Dashboard')
  })

  it('has nothing that the content security policy blocks', async () => {
    for (const window of ['phone', 'tablet', 'wide'] as const)
      for (const of of [usual, endangered]) {
        const { html } = await draw(of, { window })
        expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+=/)
        expect(html).not.toContain('<!--$!-->')
      }
  })

  it('tells the browser its answers, and what it supposes of the storage', async () => {
    const { facts, calls } = await draw(endangered, { window: 'phone' })
    expect(facts.stored.map(([, value]) => value)).toEqual(facts.stored.map(() => null))
    expect(facts.answers.map(({ key }) => key[0])).toContain('listPrograms')
    // The call for an open migration is no answer of the page.
    expect(facts.answers).toHaveLength(calls.length - 1)
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
  })

  it('uses what the edge knows of the storage', async () => {
    const stored = { 'has-dismissed-privacy-banner': 'true' }
    const [shown, dismissed] = [await draw(usual), await draw(usual, { stored })]
    expect(dismissed.html.length).toBeLessThan(shown.html.length)
    expect(dismissed.facts.stored).toContainEqual(['has-dismissed-privacy-banner', 'true'])
  })

  it('is never mixed with that of another member', async () => {
    const alone = { a: (await draw(usual)).html, b: (await draw(other)).html }
    expect(alone.a).not.toBe(alone.b)
    for (let pairs = 0; pairs < 100; pairs++) {
      const [a, b] = await Promise.all([draw(usual), draw(other)])
      expect(a.html).toBe(alone.a)
      expect(b.html).toBe(alone.b)
      expect(JSON.stringify(b.facts)).not.toContain('Delgado')
    }
  })

  it('reads nothing of a browser while it is drawn', () =>
    expect(readFileSync(readings, 'utf8')).toBe(''))

  it('is left to the browser when the answers come too late', async () => {
    const drawn = await drawer.draw(rosaAt, {
      answersMs: 50,
      drawingMs: 60_000,
      call: () => new Promise(() => {}),
    })
    expect(drawn).toBeNull()
    expect(failures).toEqual(['NotDrawn'])
  })
})
