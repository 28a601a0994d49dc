import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'
import { loadChunk } from './load-chunk.ts'

const gone = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/**
 * A page whose chunks were removed by a deploy. The edge answers only navigations at its address
 * (edge/http/page-handler.test.ts).
 */
function open({
  network = true,
  storage = new Map<string, string>(),
  isBlocked = false,
  loadedBy = 'navigate',
} = {}) {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/weight/overview', reload })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: loadedBy }] })
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) =>
    network
      ? Promise.resolve({
          ok: new Headers(init.headers).get('accept')?.includes('text/html') === true,
        })
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal(
    'sessionStorage',
    isBlocked
      ? { getItem: denied, setItem: denied }
      : {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => storage.set(key, value),
        },
  )
  return { reload, storage }
}

beforeEach(() => () => vi.unstubAllGlobals())

/** Returns the outcome; a page that reloads shows nothing meanwhile. */
async function outcome(reload: ReturnType<typeof vi.fn>): Promise<string> {
  const missing = loadChunk(gone).catch((thrown: unknown) =>
    thrown instanceof ChunkLoadError ? 'missing' : 'other',
  )
  return Promise.race([
    missing,
    vi.waitUntil(() => reload.mock.calls.length > 0, { timeout: 60_000 }).then(() => 'loaded anew'),
  ]) as Promise<string>
}

describe('chunk removed by a deploy', () => {
  it('reloads the page once', async () => {
    const { reload, storage } = open()
    expect(await outcome(reload)).toBe('loaded anew')
    const after = open({ storage, loadedBy: 'reload' })
    expect(await outcome(after.reload)).toBe('missing')
    expect(after.reload).not.toHaveBeenCalled()
  })

  it('reloads the page once without storage', async () => {
    expect(await outcome(open({ isBlocked: true }).reload)).toBe('loaded anew')
    expect(await outcome(open({ isBlocked: true, loadedBy: 'reload' }).reload)).toBe('missing')
  })

  it.each([
    ['was written by a clock that has been set back', String(Date.now() + 3_600_000)],
    ['is no number', 'soon'],
    ['is long ago', '0'],
  ])('ignores a stored time that %s', async (_, kept) => {
    expect(await outcome(open({ storage: new Map([['portal-reloaded-at', kept]]) }).reload)).toBe(
      'loaded anew',
    )
  })
})

it('does not reload a page that must not reload', async () => {
  const { reload } = open()
  await expect(loadChunk(gone, () => false)).rejects.toBeInstanceOf(ChunkLoadError)
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload the page while offline', async () => {
  expect(await outcome(open({ network: false }).reload)).toBe('missing')
})

it('returns a chunk that exists', async () => {
  open()
  expect(await loadChunk(() => Promise.resolve('part'))).toBe('part')
})
