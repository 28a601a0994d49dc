import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { readFile } from 'node:fs/promises'
import { doctorReport } from '../screens/doctor-report.screen.ts'
import { parseCsv } from '../support/page/parse-csv.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { PortalWorld } from '../support/world.ts'

/** Numbers in the form that a file uses: `−4/−3 mmHg` gives `-4`, `-3`. */
const numbersIn = (text: string) =>
  (text.replaceAll('−', '-').match(/[<>] \d+|-?\d+(?:\.\d+)?/g) ?? []).map((found) =>
    /^[<>]/.test(found) ? found : String(Number(found)),
  )

Then(
  /^the page, the paper and the file show the same figures of ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, list: string) {
    const page = doctorReport(this)
    const [download] = await Promise.all([this.page.waitForEvent('download'), page.save.click()])
    this.signInSecret = download.suggestedFilename()
    const rows = parseCsv(await readFile(await download.path(), 'utf8'))
    const figuresByPlace = new Map<string, string[][]>()
    for (const area of quotedList(list)) figuresByPlace.set(area, await page.figures(area))
    await this.page.emulateMedia({ media: 'print' })
    for (const [area, figures] of figuresByPlace) {
      expect(figures.length, area).toBe(5)
      await expect.poll(() => page.figures(area), `the paper of ${area}`).toEqual(figures)
      for (const [term = '', value = '', note = ''] of figures) {
        const row = rows.find(
          ([kind, of, name]) => kind === 'Figure' && of === area && name === term,
        )
        expect(
          row?.slice(5, 7).filter((cell) => cell !== ''),
          `${area}: ${term} in the file`,
        ).toEqual(numbersIn(value))
        expect(row?.[9], `${area}: what is said of ${term}`).toBe(note)
      }
    }
  },
)

Then('the paper is one letter page', async function (this: PortalWorld) {
  // A file of the print engine has an object for each page.
  const file = await this.page.pdf({ format: 'Letter', preferCSSPageSize: true })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

Then(
  /^the report has the areas ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, list: string) {
    for (const area of quotedList(list)) await expect(doctorReport(this).area(area)).toBeVisible()
    await expect(doctorReport(this).areas).toHaveCount(quotedList(list).length)
  },
)

definePhrases<ScenarioDeed>('doctor report deed', {
  'excludes "*" from the report':
    (area = '') =>
    async (world) => {
      const { contents } = doctorReport(world)
      if ((await contents.getAttribute('aria-expanded')) === 'false') await contents.press('Enter')
      // By keyboard: the page may still move under a pointer while the period loads.
      await doctorReport(world).choice(area).press('Space')
      await expect(doctorReport(world).area(area)).toHaveCount(0)
    },
  'expands the panel "*"':
    (title = '') =>
    async (world) => {
      await doctorReport(world).panel(title).focus()
      await world.page.keyboard.press('Enter')
    },
})

When('the member {doctor report deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
