import { Given, Then } from '@cucumber/cucumber'
import { shell } from '../screens/shell.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Given(
  "the member's feature {word} is {word}",
  async function (this: PortalWorld, feature: string, state: string) {
    await this.control.setFeature(this.member.id, feature, state === 'on')
  },
)

Given(
  "the member's {word} program is {word}",
  async function (this: PortalWorld, program: string, status: string) {
    await this.control.setProgram(this.member.id, program, status)
  },
)

Given(
  /^the scale's check (answers|is answered with server error)$/,
  async function (this: PortalWorld, answer: string) {
    if (answer !== 'is answered with server error') return
    // Fails once, because later pages make the same call.
    this.guard.expect('failed call', /^listWeightReadings answered 500$/)
    await this.control.armFault({
      operationId: 'listWeightReadings',
      example: 'server_error',
      times: 1,
    })
  },
)

Then(
  /^the (sidebar|footer) has the external link "([^"]+)" to "([^"]+)"$/,
  async function (this: PortalWorld, place: 'sidebar' | 'footer', name: string, address: string) {
    const link = shell(this)[place].getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
  },
)
