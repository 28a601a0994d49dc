import { expect, it, vi } from 'vitest'
import { createTokenSource, type TokenSource, type TokenGrant } from './token-source.ts'
import { SessionExpired, Unavailable } from './failure.ts'

/** A single tab. */
const alone = { turn: () => null, patience: async () => {} }

/** A lock that all tabs of a test share. */
function lock() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task, task)
    last = run.catch(() => undefined)
    return run
  }
}
const grants = () => {
  let count = 0
  return vi.fn(async (): Promise<TokenGrant> => ({ token: `token-${++count}`, lifetime: 900_000 }))
}

it('shares one refresh between many callers', async () => {
  const refresh = grants()
  const access = createTokenSource({ ...alone, refresh, exclusively: lock(), granted: vi.fn() })
  expect(await Promise.all([1, 2, 3].map(() => access.renew(null)))).toEqual([
    'token-1',
    'token-1',
    'token-1',
  ])
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('gives a late caller the token that was received meanwhile', async () => {
  const refresh = grants()
  const access = createTokenSource({ ...alone, refresh, exclusively: lock(), granted: vi.fn() })
  await access.renew(null)
  expect(await access.renew('older')).toBe('token-1')
  expect(await access.renew('token-1')).toBe('token-2')
})

it('adopts a token that another tab fetched during the wait for the lock', async () => {
  const refresh = grants()
  const exclusively = lock()
  const first = createTokenSource({
    ...alone,
    refresh,
    exclusively,
    granted: (grant) => second.adopt(grant),
  })
  const second = createTokenSource({ ...alone, refresh, exclusively, granted: vi.fn() })
  expect(await Promise.all([first.renew(null), second.renew(null)])).toEqual(['token-1', 'token-1'])
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('allows a retry after a failed refresh', async () => {
  const refresh = grants().mockRejectedValueOnce(new Unavailable({}))
  const access = createTokenSource({ ...alone, refresh, exclusively: lock(), granted: vi.fn() })
  await expect(access.renew(null)).rejects.toBeInstanceOf(Unavailable)
  expect(await access.renew(null)).toBe('token-1')
})

it('does not restore a session that was signed out meanwhile', async () => {
  let answer: (grant: TokenGrant) => void = () => undefined
  const granted = vi.fn()
  const access = createTokenSource({
    ...alone,
    refresh: () => new Promise((resolve) => (answer = resolve)),
    exclusively: (task) => task(),
    granted,
  })
  const renewed = access.renew(null)
  access.forget()
  answer({ token: 'late', lifetime: 1 })
  await expect(renewed).rejects.toBeInstanceOf(SessionExpired)
  expect(access.token()).toBeNull()
  expect(granted).not.toHaveBeenCalled()
})

it('waits for the token of another tab whose message is slower than the lock', async () => {
  const refresh = grants()
  const exclusively = lock()
  let turn = 0
  const tab = (patience: () => Promise<void>, granted: (grant: TokenGrant) => void = () => {}) =>
    createTokenSource({
      refresh: async () => ((turn += 1), refresh()),
      exclusively,
      turn: () => String(turn),
      patience,
      granted,
    })
  const second = tab(() => new Promise(() => {}))
  const first = tab(
    async () => {},
    (grant) => void setTimeout(() => second.adopt(grant), 5),
  )
  expect(await Promise.all([first.renew(null), second.renew(null)])).toEqual(['token-1', 'token-1'])
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('refreshes itself when the message of the other tab never arrives', async () => {
  const refresh = grants()
  const exclusively = lock()
  let turn = 0
  const tab = () =>
    createTokenSource({
      refresh: async () => ((turn += 1), refresh()),
      exclusively,
      turn: () => String(turn),
      patience: async () => {},
      granted: () => {},
    })
  expect(await Promise.all([tab().renew(null), tab().renew(null)])).toEqual(['token-1', 'token-2'])
})

it('refreshes once for twenty tabs with twenty callers each', async () => {
  const refresh = grants()
  const exclusively = lock()
  let turn = 0
  const tabs: TokenSource[] = []
  const granted = (grant: TokenGrant) =>
    tabs.forEach((tab, index) => void setTimeout(() => tab.adopt(grant), index % 3))
  for (let index = 0; index < 20; index += 1)
    tabs.push(
      createTokenSource({
        refresh: async () => ((turn += 1), refresh()),
        exclusively,
        turn: () => String(turn),
        patience: () => new Promise(() => {}),
        granted,
      }),
    )
  for (const tab of tabs) tab.adopt({ token: 'old', lifetime: 1 })
  const tokens = await Promise.all(
    tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.renew('old'))),
  )
  expect([new Set(tokens), refresh.mock.calls.length]).toEqual([new Set(['token-1']), 1])
})
