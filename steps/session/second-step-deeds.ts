import { Secret, TOTP } from 'otpauth'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { accountAccess } from '../screens/account-access.screen.ts'
import { secondSteps } from '../screens/second-steps.screen.ts'
import { expect } from '../support/expect.ts'
import { setChecked } from '../support/page/set-checked.ts'
import { today } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

/** The member's authenticator app: its key, and the minute of its last code. */
const apps = new WeakMap<PortalWorld, { readonly key: string; minutes: number }>()

/** The code that the app shows a minute after its last one, when the provider's clock says so. */
async function nextCode(world: PortalWorld): Promise<string> {
  const app = apps.get(world)
  if (app === undefined) throw new Error('The member has no authenticator app: add one first.')
  app.minutes += 1
  const at = new Date(today.getTime() + app.minutes * 60_000)
  await world.control.setClock(at)
  return new TOTP({ secret: Secret.fromBase32(app.key) }).generate({ timestamp: at.getTime() })
}

async function startPasskey(world: PortalWorld, name: string): Promise<void> {
  const { addPasskey, name: field, givePassword } = secondSteps(world)
  await addPasskey.click()
  await field.fill(name)
  await givePassword(world.member.password)
}

/** What a member does with an authenticator app and passkeys. */
export const secondStepDeeds: Readonly<Record<string, (...said: string[]) => ScenarioDeed>> = {
  'begins to add an authenticator app': () => async (world) => {
    const { addApp, givePassword, key } = secondSteps(world)
    await addApp.click()
    await givePassword(world.member.password)
    apps.set(world, { key: (await key.innerText()).replaceAll(' ', ''), minutes: 0 })
  },
  'begins to add an authenticator app with a wrong password': () => async (world) => {
    world.guard.expect('failed call', /^startAuthenticator answered 422$/)
    const { addApp, givePassword } = secondSteps(world)
    await addApp.click()
    await givePassword(`${world.member.password}-wrong`)
  },
  'types the first code of the app': () => async (world) => {
    const { code, turnOn, dialog } = secondSteps(world)
    await code.fill(await nextCode(world))
    await turnOn.click()
    await expect(dialog).toHaveCount(0)
  },
  'types the code of the app': () => async (world) => {
    await accountAccess(world).enter(await nextCode(world))
  },
  'confirms by "*"':
    (way = '') =>
    async (world) => {
      await setChecked(accountAccess(world).contact(way))
      await accountAccess(world).goOn.click()
    },
  'has a device that keeps passkeys': () => async (world) => {
    const devtools = await (await world.context()).newCDPSession(world.page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  },
  'adds a passkey named "*"':
    (name = '') =>
    async (world) => {
      await startPasskey(world, name)
      await expect(secondSteps(world).dialog).toHaveCount(0)
    },
  'begins to add another passkey on this device': () => (world) => startPasskey(world, 'Again'),
  'removes the second step "*"':
    (name = '') =>
    async (world) => {
      const { remove, givePassword, dialog } = secondSteps(world)
      await remove(name).click()
      await givePassword(world.member.password, 'Remove')
      await expect(dialog).toHaveCount(0)
    },
}
