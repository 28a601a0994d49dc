import { foodLog } from '../screens/food-log.screen.ts'
import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { dashboard } from '../screens/dashboard.screen.ts'
import { localizedName } from '../support/page/localized-name.ts'
import { expect, patience } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  'the tile {string} says a value in {string}',
  async function (this: PortalWorld, tile: string, unit: string) {
    await expect(dashboard(this).tile(tile)).toContainText(new RegExp(`\\d+\\s*${unit}`))
  },
)

Then('only the tile {string} failed to load', async function (this: PortalWorld, title: string) {
  const line = this.page.getByRole('main').getByRole('alert')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(title)
  await expect(
    line.getByRole('button', { name: localizedName('Try again', 'Intentar de nuevo') }),
  ).toHaveCount(1)
})

const listed = (text: string): string[] => (text === '' ? [] : text.split(', '))

/** Task ids of the mock server. */
const taskIds: Readonly<Record<string, string>> = {
  'Complete your health profile': 't-complete-health-profile',
}

const stepsButton = (world: PortalWorld, name: string) =>
  dashboard(world).steps.getByRole('button', { name })

async function moveTile(
  world: PortalWorld,
  tile: string | undefined,
  way: 'up' | 'down',
  place: number,
): Promise<void> {
  await world.page.getByRole('button', { name: 'Change order' }).click()
  const dialog = world.page.getByRole('dialog', { name: 'Order of your tiles' })
  await dialog.getByRole('button', { name: `Move ${tile} ${way}` }).click()
  await expect(dialog.getByRole('status')).toHaveText(`${tile}: place ${place} of 6`)
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

definePhrases<ScenarioDeed>('dashboard deed', {
  'follows the tile "*"':
    (tile = '') =>
    async (world) => {
      await dashboard(world).tile(tile).getByRole('link').click()
    },
  'dismisses the next step "*"':
    (title = '') =>
    async (world) => {
      // The page removes the task before the server answers, so the step reads the request.
      const before = (await world.control.sent('dismissUserTask')).length
      await dashboard(world)
        .steps.getByRole('button', { name: `Not for me: ${title}` })
        .click()
      await expect
        .poll(async () => (await world.control.sent('dismissUserTask')).length)
        .toBeGreaterThan(before)
      expect((await world.control.sent('dismissUserTask')).at(-1)?.body).toEqual({
        taskId: taskIds[title],
      })
    },
  'dismisses the next step "*" and undoes it':
    (title = '') =>
    async (world) => {
      await dashboard(world)
        .steps.getByRole('button', { name: `Not for me: ${title}` })
        .click()
      const undo = dashboard(world).steps.getByRole('button', { name: `Undo: ${title}` })
      await expect(undo).toBeFocused()
      await world.page.keyboard.press('Enter')
      await expect(undo).toHaveCount(0)
    },
  'moves the tile "*" up twice by keyboard':
    (tile = '') =>
    async (world) => {
      const open = world.page.getByRole('button', { name: 'Change order' })
      await open.focus()
      await world.page.keyboard.press('Enter')
      const dialog = world.page.getByRole('dialog')
      await dialog.getByRole('button', { name: `Move ${tile} up` }).focus()
      await world.page.keyboard.press('Enter')
      await expect(dialog.getByRole('status')).toHaveText(`${tile}: place 2 of 6`)
      await world.page.keyboard.press('Enter')
      await expect(dialog.getByRole('status')).toHaveText(`${tile}: place 1 of 6`)
      await world.page.keyboard.press('Escape')
      await expect(open).toBeFocused()
    },
  'opens the log menu': () => async (world) => {
    await dashboard(world).logMenu.click()
  },
  'opens the first of these days': () => async (world) => {
    await foodLog(world).earlierDays.first().click()
  },
  'moves the tile "*" up once': (tile) => (world) => moveTile(world, tile, 'up', 1),
  'moves the tile "*" down once': (tile) => (world) => moveTile(world, tile, 'down', 2),
  'hides the first steps': () => async (world) => {
    await stepsButton(world, 'Hide first steps').click()
    await stepsButton(world, 'Hide them').click()
    await expect(stepsButton(world, 'Hide them')).toHaveCount(0)
  },
  'starts to hide the first steps and keeps them': () => async (world) => {
    await stepsButton(world, 'Hide first steps').click()
    await stepsButton(world, 'Keep them').click()
    await expect(stepsButton(world, 'Hide first steps')).toBeVisible()
  },
})

When('the member {dashboard deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  'the stored tile order contains no tile name and no reading',
  async function (this: PortalWorld) {
    const stored = await this.page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('portal.dashboard-tiles.')),
    )
    expect(stored.map(([, value]) => value)).toEqual([expect.stringMatching(/^[a-h]{8}$/)])
  },
)

/**
 * A part of Rosa's dashboard: its call, a fault of that call, and its texts with and without the
 * answer.
 */
type Part = {
  readonly operationId: string
  readonly example: string
  readonly there: RegExp
  readonly missed: RegExp
}
/** The first five are tiles. */
const tileParts = 5
const parts: readonly Part[] = [
  {
    operationId: 'listBloodPressureReadings',
    example: 'server_error',
    there: /128\s*\/\s*78/,
    missed: /blood pressure/i,
  },
  {
    operationId: 'listBloodSugarReadings',
    example: 'server_error',
    there: /118\s*mg\/dL/,
    missed: /blood sugar/i,
  },
  {
    operationId: 'listWeightReadings',
    example: 'server_error',
    there: /196\.4\s*lb/,
    missed: /weight/i,
  },
  {
    operationId: 'listFoodEntries',
    example: 'internal',
    there: /meals today/,
    missed: /food/i,
  },
  {
    operationId: 'getStripSupply',
    example: 'server_error',
    there: /\d+ strips, On its way/,
    missed: /strips|supplies/i,
  },
  {
    operationId: 'listUserTasks',
    example: 'internal',
    there: /Choose a food focus/,
    missed: /Some steps did not load\./,
  },
  {
    operationId: 'listChannels',
    example: 'internal',
    there: /Dana W\./,
    missed: /Your messages did not load/,
  },
  {
    operationId: 'listCoachingSessions',
    example: 'internal',
    there: /November 25/,
    missed: /Your next call did not load\./,
  },
]

/**
 * Whether a call fails in a round. The bits cover each combination of success and failure for any
 * two calls; in the last round all fail.
 */
const rounds = [
  ...[1, 2, 4].flatMap((bit) => [
    (at: number) => (at & bit) !== 0,
    (at: number) => (at & bit) === 0,
  ]),
  () => true,
]
/** The fault of each round: refused, slow and refused, or an answer that breaks the contract. */
const ways = [{}, { delayMs: 700 }, { outsideContract: true }]

Then(
  'each failed call of the dashboard shows its error in its own place only',
  { timeout: 300_000 },
  async function (this: PortalWorld) {
    this.guard.expect('failed call', /answered (500|503)$/, { maybe: true })
    this.guard.expect('contract violation', /./, { maybe: true })
    for (const [round, fails] of rounds.entries()) {
      const way = ways[round % ways.length] ?? {}
      for (const [at, { operationId, example }] of parts.entries()) {
        if (fails(at))
          await this.control.armFault({
            operationId,
            ...way,
            ...('outsideContract' in way ? {} : { example }),
          })
      }
      await this.open('/dashboard')
      await dashboard(this).isOpen()
      const main = this.page.getByRole('main')
      for (const [at, { operationId, there, missed }] of parts.entries()) {
        if (!fails(at)) await expect(main, `round ${round}: ${operationId}`).toContainText(there)
        // All failed tiles are one line.
        const alerts = expect.poll(
          async () => (await main.getByRole('alert').allTextContents()).join(' '),
          { message: `round ${round}: ${operationId}` },
        )
        if (fails(at)) await alerts.toMatch(missed)
        else await alerts.not.toMatch(missed)
      }
      await expect(
        main
          .getByRole('alert')
          .filter({ hasText: /We could not load|We cannot show (your food|how)/ }),
      ).toHaveCount(parts.slice(0, tileParts).some((_, at) => fails(at)) ? 1 : 0)
      await this.control.disarmFaults()
    }
  },
)

const lists: Readonly<
  Record<string, (world: PortalWorld, names: readonly string[]) => Promise<void>>
> = {
  tiles: (world, names) => expect.poll(() => dashboard(world).tileNames()).toEqual(names),
  'next steps': async (world, names) => {
    const more = dashboard(world).steps.getByRole('button', { name: /more steps?$/ })
    // Steps and the button that shows more of them appear when their calls are answered.
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1000 })
      expect(await dashboard(world).stepTitles()).toEqual(names)
    }).toPass({ timeout: patience })
  },
  'latest readings': async (world, names) => {
    const { cards } = dashboard(world)
    await expect
      .poll(async () => (await cards.allTextContents()).map((text) => text.split(',')[0]))
      .toEqual(names)
    await expect(cards.last()).toBeInViewport({ ratio: 1 })
  },
}

Then(
  /^the (tiles|next steps|latest readings) are "([^"]*)"$/,
  async function (this: PortalWorld, list: string, names: string) {
    await lists[list]!(this, listed(names))
  },
)
