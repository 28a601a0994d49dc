import { describe, expect, it, vi } from 'vitest'
import { memberPrograms, programsOf } from './programs.ts'

const htn = { id: 'HTN', program: 'hypertension', slug: 'hypertension', dbSlug: 'HYPERTENSION', status: 'PROGRAM_STATUS_ACTIVE' } as const
const answering = (status: number, body: unknown, headers = {}) => vi.fn(async (_: Request) => new Response(JSON.stringify(body), { status, headers }))
const ask = (fetch: (request: Request) => Promise<Response>) => memberPrograms(fetch, new AbortController().signal)
vi.stubGlobal('location', { origin: 'https://portal.example' })

describe('programs', () => {
  it('PROG-013: id, status, slug, dbSlug, program, and the name in the catalogue', () =>
    expect(programsOf({ programs: [htn] })).toEqual([{ ...htn, status: 'ACTIVE', name: 'hypertension' }]))

  it.each([
    ['PENDING', 'PENDING'], ['ACTIVE', 'ACTIVE'], ['INACTIVE', 'INACTIVE'], ['OFFERED', 'OFFERED'], ['REGISTERED', 'REGISTERED'],
    ['USER_ACTION_REQUIRED', 'PENDING'],
  ])('PROG-014 PROG-015: %s is %s', (wire, status) =>
    expect(programsOf({ programs: [{ ...htn, status: `PROGRAM_STATUS_${wire}` }] })[0]?.status).toBe(status))

  it('knows no name for a program outside the catalogue, and has none of an empty answer', () => {
    expect(programsOf({ programs: [{ ...htn, dbSlug: 'FOOD' }] })[0]?.name).toBeNull()
    expect(programsOf({})).toEqual([])
  })

  it('refuses what the contract does not allow', () =>
    expect(() => programsOf({ programs: [{ ...htn, status: 'SLEEPING' }] })).toThrowError(expect.objectContaining({ _tag: 'ContractBroken', problem: 'programs.0.status' })))

  it('asks through the door, in the JSON form of Connect', async () => {
    const fetch = answering(200, { programs: [htn] })
    await ask(fetch)
    const request = fetch.mock.calls[0]?.[0]
    expect(request?.url).toBe('https://portal.example/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms')
    expect(request?.headers.get('Connect-Protocol-Version')).toBe('1')
  })

  it('PROG-039: permission denied is no programs', async () =>
    expect(await ask(answering(403, { code: 'permission_denied', message: 'no benefits' }))).toEqual([]))

  it.each([
    [401, { code: 'unauthenticated' }, { _tag: 'SessionExpired' }],
    [429, { code: 'resource_exhausted' }, { _tag: 'TooMany', retryAfter: 30 }],
    [503, { code: 'unavailable' }, { _tag: 'Unavailable', retryAfter: 30 }],
    [500, { code: 'internal' }, { _tag: 'Unavailable' }],
    [502, { message: 'upstream' }, { _tag: 'Unavailable' }],
    [400, { code: 'invalid_argument', message: 'No.' }, { _tag: 'Refused', said: 'No.' }],
  ])('%i %j rejects with a failure', async (status, body, failure) =>
    expect(ask(answering(status, body, { 'Retry-After': '30' }))).rejects.toMatchObject(failure))

  it('tells a lost network and a body that is no JSON', async () => {
    await expect(ask(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({ _tag: 'Offline' })
    await expect(ask(async () => new Response('<html>'))).rejects.toMatchObject({ _tag: 'ContractBroken' })
  })
})
