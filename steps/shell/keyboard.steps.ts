import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { shell } from '../screens/shell.screen.ts'
import { localizedName } from '../support/page/localized-name.ts'
import { allowLateStream } from '../support/page/allow-late-stream.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

When(
  /^the member opens the (\w+) menu with (Enter|ArrowDown|ArrowUp)$/,
  async function (this: PortalWorld, name: string, key: string) {
    await shell(this).menuButton(name).focus()
    await this.page.keyboard.press(key)
    await expect(shell(this).menu).toBeVisible()
  },
)

const drawer = ({ page }: PortalWorld) =>
  page.getByRole('dialog', { name: localizedName('Menu', 'Menú') })

/** A point on the backdrop beside the drawer, after the drawer has slid in. */
async function onBackdrop(world: PortalWorld): Promise<{ x: number; y: number }> {
  await expect.poll(async () => (await drawer(world).boundingBox())?.x).toBe(0)
  const { x, y, width } = (await drawer(world).boundingBox())!
  return { x: x + width + 20, y: y + 300 }
}

/** The drawer is open before it closes. */
When(
  /^the member closes the drawer by (the X|the backdrop)$/,
  async function (this: PortalWorld, way: string) {
    await expect(drawer(this)).toBeVisible()
    const { x, y } = await onBackdrop(this)
    if (way === 'the X')
      await drawer(this).getByRole('button', { name: 'Close', exact: true }).click()
    else await this.page.mouse.click(x, y)
  },
)

Then(
  'the column {string} is sorted {string} and the column {string} is sorted {string}',
  async function (this: PortalWorld, one: string, its: string, other: string, order: string) {
    const header = (name: string) =>
      this.page.getByRole('table').getByRole('columnheader', { name })
    await expect(header(one)).toHaveAttribute('aria-sort', its)
    await expect(header(other)).toHaveAttribute('aria-sort', order)
  },
)

Then(
  /^the button "([^"]+)" is (collapsed|expanded)$/,
  async function (this: PortalWorld, name: string, state: string) {
    await expect(this.page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-expanded',
      String(state === 'expanded'),
    )
  },
)

/** A toast under the pointer does not disappear. */
When('the pointer rests on the toast {string}', async function (this: PortalWorld, text: string) {
  await this.page.locator('[data-toast]').filter({ hasText: text }).hover()
})

definePhrases<ScenarioDeed>('keyboard deed', {
  "clicks the page's heading": () => async (world) => {
    await world.page.getByRole('heading', { level: 1 }).click()
  },
  /** A click on the drawer's padding targets the dialog itself, but must not close it. */
  "clicks the drawer's edge, and releases a press in the drawer on the backdrop":
    () => async (world) => {
      const { mouse } = world.page
      const { x, y } = await onBackdrop(world)
      await mouse.click(6, y)
      await expect(drawer(world)).toBeVisible()
      await mouse.move(6, y)
      await mouse.down()
      await mouse.move(x, y)
      await mouse.up()
    },
  'presses F6 to move to the newest toast, "*"':
    (text = '') =>
    async (world) => {
      await expect(world.page.locator('[data-toast]').filter({ hasText: text })).toBeVisible()
      await world.page.keyboard.press('F6')
      await expect(world.page.locator('[data-toast]').filter({ hasText: text })).toBeFocused()
    },
})

When('the member {keyboard deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  'the toast {string} is gone and the toast {string} stays',
  async function (this: PortalWorld, gone: string, left: string) {
    await expect(this.page.locator('[data-toast]').filter({ hasText: gone })).toHaveCount(0)
    await expect(this.page.locator('[data-toast]').filter({ hasText: left })).toBeVisible()
  },
)

When(
  /^the member selects "([^"]+)" in the (help|member|open) menu$/,
  async function (this: PortalWorld, name: string, menu: string) {
    if (/^(Sign out|Cerrar sesión)$/.test(name)) allowLateStream(this)
    if (menu !== 'open') await shell(this).menuButton(menu).click()
    await this.page.getByRole('menuitem', { name, exact: true }).click()
  },
)
