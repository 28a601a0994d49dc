import { Then, When } from '@cucumber/cucumber'
import { readFile } from 'node:fs/promises'
import type { FileView } from '../parameters/file.ts'
import '../parameters/file.ts'
import { reportsAndData } from '../screens/reports-and-data.screen.ts'
import type { PortalWorld } from '../support/world.ts'

When('the member saves the file {string}', async function (this: PortalWorld, name: string) {
  const [download] = await Promise.all([
    this.page.waitForEvent('download'),
    reportsAndData(this).save(name).click(),
  ])
  this.file = await readFile(await download.path(), 'utf8')
})

Then('the file {file}', async function (this: PortalWorld, looksAsSaid: FileView) {
  await looksAsSaid(this)
})
