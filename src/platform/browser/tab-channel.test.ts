import { afterEach, expect, it, vi } from 'vitest'
import { openTabChannel } from './tab-channel.ts'

afterEach(() => void vi.unstubAllGlobals())

it('sends messages to another tab until it is closed', async () => {
  const heard: string[] = []
  const [one, other] = [
    openTabChannel<string>('a line', () => {}),
    openTabChannel<string>('a line', (message) => heard.push(message)),
  ]
  one.post('hello')
  await vi.waitFor(() => expect(heard).toEqual(['hello']))
  one.close()
  other.close()
})

it.each([
  ['a browser has no channel', undefined],
  [
    'a policy refuses one',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError')
      }
    },
  ],
])('posts nothing when %s', (_, Refused) => {
  vi.stubGlobal('BroadcastChannel', Refused)
  const line = openTabChannel<string>('a line', () => {})
  expect(() => [line.post('hello'), line.close()]).not.toThrow()
})
