import { When } from '@cucumber/cucumber'
import { readingsImport } from '../screens/readings-import.screen.ts'
import type { PortalWorld } from '../support/world.ts'

When(
  'the member chooses the file {string} with:',
  async function (this: PortalWorld, name: string, text: string) {
    await readingsImport(this).choose(name, text)
  },
)
