import { expect, test } from 'vitest'
import { welcomeMessage } from './welcome-message.ts'

const server = (port: number) => ({ name: 'one', port, pid: undefined, ended: Promise.resolve('') })
const said = (control: boolean) =>
  welcomeMessage({ front: server(4000), mock: server(4010) }, control)

test('who starts the portal is told where it is, who can sign in, and where to read a code that is mailed', () => {
  expect(said(true)).toMatch(
    /http:\/\/localhost:4000\n[^]*rosa\.delgado@example\.com[^]*http:\/\/localhost:4010\/control\/mails/,
  )
})
test('without the control door there is nothing to read, and how to open it', () => {
  expect(said(false)).not.toContain('/control/')
  expect(said(false)).toContain('npm start -- --control')
})
