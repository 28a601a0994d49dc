import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Locator } from 'playwright'
import { portal } from '../parameters/region.ts'
import { setChecked } from '../support/page/set-checked.ts'
import { openInParent } from '../support/servers/one-app-parent.ts'
import { openInTeams } from '../support/servers/teams-host.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/** What the member did since the portal opened; `scrolled`: pixels of controls below the window. */
type Way = { presses: number; scrolled: number }
const ways = new WeakMap<PortalWorld, Way>()

const hosts: Readonly<Record<string, (world: PortalWorld, path: string) => Promise<unknown>>> = {
  'the browser': (world, path) => world.open(path),
  'the parent app': openInParent,
  Teams: async (world, path) => {
    const token = await world.control.jwt(world.member.id, 'teams')
    world.canaries.plant('sign-in secret', token)
    await openInTeams(world, { path, token })
  },
}

When(
  /^the member starts at "([^"]+)" in (the browser|the parent app|Teams)$/,
  async function (this: PortalWorld, path: string, host: string) {
    await hosts[host]!(this, path)
    ways.set(this, { presses: 0, scrolled: 0 })
  },
)

/** The control of a row. A name that ends with "…" is a part of a name. */
const control = (world: PortalWorld, does: string, name: string): Locator => {
  const body = portal(world)
  const named = name.endsWith('…')
    ? { name: name.slice(0, -1), exact: false }
    : { name, exact: true }
  switch (does) {
    case 'presses':
    case 'follows': {
      const button = body.getByRole(does === 'presses' ? 'button' : 'link', named)
      return button.or(body.getByRole('menuitem', named)).first()
    }
    case 'chooses':
      return body.getByRole('radio', named).or(body.getByRole('checkbox', named)).first()
    case 'chooses the first of':
      return body.getByRole('radiogroup', named).getByRole('radio').first()
    case 'selects':
      return body.getByRole('combobox', named)
    case 'fills':
      return body.getByLabel(named.name, named)
    case 'fills in the dialog':
      return body.getByRole('dialog').getByLabel(named.name, named)
    default:
      throw new Error(`A member presses, follows, chooses, selects or fills; not: ${does}.`)
  }
}

const pixelsBelow = (locator: Locator): Promise<number> =>
  locator.evaluate((element) =>
    Math.max(0, Math.round(element.getBoundingClientRect().bottom - innerHeight)),
  )

When('the member goes this way:', async function (this: PortalWorld, rows: DataTable) {
  const way = ways.get(this) ?? { presses: 0, scrolled: 0 }
  for (const { does = '', name = '', value = '' } of rows.hashes()) {
    const target = control(this, does, name)
    await expect(target).toBeVisible()
    way.scrolled += await pixelsBelow(target)
    const isTyped = does.startsWith('fills')
    if (isTyped) await target.fill(value)
    else if (does === 'selects') await target.selectOption({ label: value })
    else if (does.startsWith('chooses')) await setChecked(target)
    else await target.click()
    // Typing is no press, and a list is opened before a line of it is selected.
    way.presses += isTyped ? 0 : does === 'selects' ? 2 : 1
  }
  ways.set(this, way)
})

Then(
  /^that took (\d+) press(?:es)?(, and nothing was below the window)?$/,
  function (this: PortalWorld, presses: string, withoutScrolling: string | null) {
    const way = ways.get(this)
    expect(way?.presses).toBe(Number(presses))
    if (withoutScrolling !== null) expect(way?.scrolled).toBe(0)
  },
)

Then(
  'the portal shows {texts} without scrolling',
  async function (this: PortalWorld, texts: string[]) {
    for (const text of texts) {
      const place = portal(this).getByText(text).filter({ visible: true }).first()
      await expect(place).toBeVisible()
      expect(await pixelsBelow(place), text).toBe(0)
    }
  },
)
