import { Secret, TOTP } from 'otpauth'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { accountAccess } from '../screens/account-access.screen.ts'
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

const dialog = ({ page }: PortalWorld) => page.getByRole('dialog')

async function giveTheirPassword(world: PortalWorld, password: string): Promise<void> {
  await dialog(world).getByLabel('Your password').fill(password)
  await dialog(world).getByRole('button', { name: 'Continue', exact: true }).click()
}

async function startPasskey(world: PortalWorld, name: string): Promise<void> {
  await world.page.getByRole('main').getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(world).getByLabel('Name').fill(name)
  await giveTheirPassword(world, world.member.password)
}

/** What a member does with an authenticator app and passkeys. */
export const secondStepDeeds: Readonly<Record<string, (...said: string[]) => ScenarioDeed>> = {
  'begins to add an authenticator app': () => async (world) => {
    await world.page.getByRole('main').getByRole('button', { name: 'Add an app' }).click()
    await giveTheirPassword(world, world.member.password)
    const key = dialog(world).getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
    apps.set(world, { key: (await key.innerText()).replaceAll(' ', ''), minutes: 0 })
  },
  'begins to add an authenticator app with a wrong password': () => async (world) => {
    world.guard.expect('failed call', /^startAuthenticator answered 422$/)
    await world.page.getByRole('main').getByRole('button', { name: 'Add an app' }).click()
    await giveTheirPassword(world, `${world.member.password}-wrong`)
  },
  'types the first code of the app': () => async (world) => {
    await dialog(world)
      .getByLabel('Code from the app')
      .fill(await nextCode(world))
    await dialog(world).getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog(world)).toHaveCount(0)
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
      await expect(dialog(world)).toHaveCount(0)
    },
  'begins to add another passkey on this device': () => (world) => startPasskey(world, 'Again'),
  'removes the second step "*"':
    (name = '') =>
    async (world) => {
      const main = world.page.getByRole('main')
      await main.getByRole('button', { name: `Remove ${name}` }).click()
      await dialog(world).getByLabel('Your password').fill(world.member.password)
      await dialog(world).getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(dialog(world)).toHaveCount(0)
    },
}
