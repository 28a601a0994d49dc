import { Then, When } from '@cucumber/cucumber'
import { readFile } from 'node:fs/promises'
import { reportsAndData } from '../screens/reports-and-data.screen.ts'
import { expect } from '../support/expect.ts'
import { parseCsv } from '../support/page/parse-csv.ts'
import type { PortalWorld } from '../support/world.ts'

When('the member saves the file {string}', async function (this: PortalWorld, name: string) {
  const [download] = await Promise.all([
    this.page.waitForEvent('download'),
    reportsAndData(this).save(name).click(),
  ])
  this.file = await readFile(await download.path(), 'utf8')
})

Then(
  'the file has one line for each reading, with {string} in it',
  async function (this: PortalWorld, unit: string) {
    const [, ...lines] = parseCsv(this.file)
    await expect(reportsAndData(this).main).toContainText(`${lines.length} readings`)
    for (const line of lines) expect(line).toContain(unit)
  },
)
