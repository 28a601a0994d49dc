import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { poolSettingsOf, settingsOf } from './postgres-settings.ts'

test('the limit on connecting does not end the wait for a free connection', async () => {
  let connections = 0
  const silent = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const pool = new pg.Pool({
    ...poolSettingsOf(settingsOf(`postgresql://me@127.0.0.1:${port}/none`, 50)),
    max: 1,
  })
  const answers = await Promise.allSettled([pool.connect(), pool.connect(), pool.connect()])
  // Each client waited for its turn and then made its own attempt.
  expect(answers.map((answer) => (answer as PromiseRejectedResult).reason.message)).toEqual([
    'timeout expired',
    'timeout expired',
    'timeout expired',
  ])
  expect(connections).toBe(3)
  await pool.end()
  silent.close()
})
