import { expect, test } from 'vitest'
import { welcomeMessage } from './welcome-message.ts'

const server = (port: number) => ({
  name: 'one',
  port,
  pid: undefined,
  ended: Promise.resolve(''),
  stop: async () => {},
})
const said = (control: boolean) =>
  welcomeMessage({ front: server(4000), mock: server(4010) }, control)

test('lists the addresses, the members and where to read mailed codes', () => {
  expect(said(true)).toMatch(
    /http:\/\/localhost:4000\n[^]*rosa\.delgado@example\.com[^]*http:\/\/localhost:4010\/control\/mails/,
  )
})
test('explains how to enable the control API when it is off', () => {
  expect(said(false)).not.toContain('/control/')
  expect(said(false)).toContain('npm start -- --control')
})
