import { defineParameterType } from '@cucumber/cucumber'
import type { FrameLocator, Locator } from 'playwright'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'
import { bloodPressure } from '../screens/blood-pressure.screen.ts'
import { conversation } from '../screens/conversation.screen.ts'
import { dashboard } from '../screens/dashboard.screen.ts'
import { doctorReport } from '../screens/doctor-report.screen.ts'
import { readings } from '../screens/readings.screen.ts'
import { shell } from '../screens/shell.screen.ts'

/** A part of the page that a feature names, such as `the dialog` or `the tile "Weight"`. */
export interface Region {
  readonly locate: (world: PortalWorld) => Locator
  /** Waits until the region can no longer change, so that an absence is certain. */
  readonly settle: (world: PortalWorld) => Promise<void>
}

const main = ({ page }: PortalWorld) => page.getByRole('main')
/** The portal's page, whether or not another page frames it. */
export const portal = (world: PortalWorld): Locator =>
  new URL(world.page.url()).origin === new URL(world.settings.portal).origin
    ? world.page.locator('body')
    : embeddedPortal(world).locator('body')
const rowsOf = (world: PortalWorld) => main(world).getByRole('table').getByRole('row')

/** The portal in a frame of Teams or of the parent app. */
export const embeddedPortal = ({ page }: PortalWorld): FrameLocator =>
  page.frameLocator('iframe[title=Wellspring]')

/** Regions by their names. `*` stands for a quoted name. */
const regions: Readonly<Record<string, (world: PortalWorld, name: string) => Locator>> = {
  'the page': ({ page }) => page.locator('body'),
  'the portal': portal,
  'the content': main,
  'the loaded content': main,
  'the dashboard': main,
  'the sidebar': (world) => shell(world).sidebar,
  'the footer': (world) => shell(world).footer,
  'the dialog': ({ page }) => page.getByRole('dialog'),
  'the dialog *': ({ page }, name) => page.getByRole('dialog', { name }),
  'the alert': (world) => main(world).getByRole('alert'),
  'the card *': (world, name) => main(world).getByRole('region', { name, exact: true }),
  'the section *': (world, name) =>
    main(world)
      .locator('section')
      .filter({ has: world.page.getByRole('heading', { name, exact: true }) }),
  'the tile *': (world, name) => dashboard(world).tile(name),
  'the next step *': (world, name) =>
    dashboard(world)
      .steps.getByRole('listitem')
      .filter({ has: world.page.getByText(name, { exact: true }) }),
  "the coach's card": (world) => dashboard(world).coach,
  'the embedded portal': (world) => embeddedPortal(world).locator('body'),
  'the navigation of the embedded portal': (world) => embeddedPortal(world).getByRole('navigation'),
  'the log': ({ page }) => page.getByRole('log'),
  'the search': (world) => conversation(world).search,
  'the message *': (world, name) =>
    conversation(world).log.locator('[data-row]').filter({ hasText: name }),
  'the table * of the report': (world, name) => doctorReport(world).table(name),
  'the latest reading': (world) => readings(world).latest,
  'the chart': (world) => bloodPressure(world).chartCard,
  'the row of *': (world, name) => rowsOf(world).filter({ hasText: name }),
  /** The row whose value is exactly this number. */
  'the reading *': (world, name) =>
    rowsOf(world)
      .filter({ has: world.page.getByRole('cell') })
      .filter({ hasText: new RegExp(`(?<!\\d)${name}(?!\\d)`) }),
}

const settling: Readonly<Record<string, Region['settle']>> = {
  'the loaded content': async (world) => {
    await pageLoaded(world.page)
    await requestsSettled(world)
  },
  // The tiles and the next step appear last.
  'the dashboard': async (world) => {
    await pageLoaded(world.page)
    const { steps, tiles } = dashboard(world)
    // A care card replaces the steps.
    const call = main(world).getByRole('link', { name: /911/ })
    await expect(steps.getByRole('listitem').or(call).first()).toBeVisible()
    await expect(tiles.first()).toBeVisible()
  },
}

defineParameterType({
  name: 'region',
  regexp: Object.keys(regions).map((name) => new RegExp(name.replace('*', '"[^"]*"'))),
  transformer: (text: string): Region => {
    const [, name = ''] = /"(.*)"/.exec(text) ?? []
    const key = text.replace(/".*"/, '*')
    return {
      locate: (world) => regions[key]!(world, name),
      settle: settling[key] ?? (({ page }) => pageLoaded(page)),
    }
  },
})

/** Messages of the page by their names. Several may be open at once. */
const notices: Readonly<Record<string, (world: PortalWorld) => Locator>> = {
  'an alert': ({ page }) => page.getByRole('alert'),
  'an urgent toast': ({ page }) => page.getByRole('alert'),
  'an alert in the dialog': ({ page }) => page.getByRole('dialog').getByRole('alert'),
  'a toast': ({ page }) => page.getByRole('status'),
  'a status message': ({ page }) => page.getByRole('status'),
  'a status message in the content': (world) => main(world).getByRole('status'),
}

defineParameterType({
  name: 'notice',
  regexp: Object.keys(notices).map((name) => new RegExp(name)),
  transformer: (text: string) => notices[text]!,
})
