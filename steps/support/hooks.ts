import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeStep,
  setDefaultTimeout,
  Status,
} from '@cucumber/cucumber'
import { accessibilityViolations } from './page/accessibility.ts'
import { closeBrowser } from './browser.ts'
import { screenshot, takePicture } from './guard/screenshot.ts'
import { expect, patience } from './expect.ts'
import { findCanaries, findCanariesInLog } from './guard/find-canaries.ts'
import { writeObservation } from './guard/write-observation.ts'
import { pageFindings } from './guard/page-watch.ts'
import { plannedFault } from './planned-fault.ts'
import { scenarioClockOf, scenarioClocks } from './scenario-clock.ts'
import { startScenarioAt, today } from './scenario-time.ts'
import { waitForExpectedFaults } from './guard/expected-faults.ts'
import type { PortalWorld } from './world.ts'

// A step that times out in two waits still reports which wait it was.
setDefaultTimeout(2.5 * patience)

Before({ name: 'Set the scenario apart' }, async function (this: PortalWorld, { pickle }) {
  this.inSandbox = pickle.tags.some(({ name }) => name === '@sandbox')
  this.hasServiceWorker = pickle.tags.some(({ name }) => name === '@service-worker')
  const { start, deviceAhead } = scenarioClocks[scenarioClockOf(pickle, process.env)]
  startScenarioAt(start)
  this.visit.clock = start.getTime()
  this.visit.deviceAhead = deviceAhead
  this.fault = plannedFault(pickle, process.env)
  await this.controlApi()?.setClock(today)
})

const isPress = ({ text }: { readonly text: string }): boolean => / presses "/.test(text)
BeforeStep(function (this: PortalWorld, { pickleStep }) {
  if (!isPress(pickleStep)) this.releaseRetries()
})
AfterStep(function (this: PortalWorld, { pickleStep }) {
  if (isPress(pickleStep)) this.releaseRetries()
})

/** What stays wrong for a second; a page on its way is left alone. */
AfterStep(async function (this: PortalWorld, { result, pickleStep }) {
  if (result.status !== Status.PASSED || pickleStep.type !== 'Outcome' || !this.hasPage) return
  const { page } = this
  const findings = async () => (page.isClosed() ? [] : ((await pageFindings(page)) ?? []))
  const first = await findings()
  if (first.length === 0) return
  const last = await expect
    .poll(findings, { timeout: 1_000 })
    .toEqual([])
    .then(() => [], findings)
  for (const text of last) if (first.includes(text)) this.guard.add('page finding', text)
})

After(
  { name: 'Judge what the scenario left behind' },
  async function (this: PortalWorld, { result, pickle }) {
    const passed = result?.status === Status.PASSED
    let isClean = false
    try {
      // The page may finish before a call whose failure the scenario expects.
      if (passed) await waitForExpectedFaults(this).catch(() => {})
      if (passed && this.hasPage && this.canCheckAccessibility) {
        for (const text of await accessibilityViolations(this.page))
          this.guard.add('accessibility', text)
      }
      for (const { kind, secret } of (await this.controlApi()?.mails()) ?? [])
        this.canaries.plant(kind.endsWith('code') ? 'one-time code' : 'token of a mail', secret)
      for (const page of await this.pages()) await findCanaries(page, this.canaries)
      for (const text of [
        ...this.canaries.found(),
        ...findCanariesInLog(this.settings.edgeLog, this.canaries),
      ])
        this.guard.add('secret told', text)
      for (const { operationId, kind, messages } of (await this.controlApi()?.violations()) ?? [])
        this.guard.add(
          'contract violation',
          `${operationId ?? 'no operation'}: ${[kind, ...messages].join(', ')}`,
        )
      const troubles = this.guard.problems()
      isClean = troubles.length === 0
      if (passed && isClean) return
      if (this.hasPage && !this.page.isClosed())
        this.attach(await screenshot(this.page), 'image/png')
      this.log(`Last calls:\n${this.calls.last()}`)
      if (passed) throw new Error(troubles.join('\n'))
      if (troubles.length > 0) this.log(`Besides:\n${troubles.join('\n')}`)
    } finally {
      const calls = await this.controlApi()
        ?.calls()
        .catch(() => undefined)
      const picture = await takePicture(this, pickle.tags).catch(() => undefined)
      await this.close()
      if (calls !== undefined)
        writeObservation(process.env['OBSERVED'], pickle, {
          calls,
          asserted: this.asserted,
          passed: passed && isClean,
          picture,
        })
      await this.controlApi()?.forget()
    }
  },
)

AfterAll({ name: 'Close the worker’s browser' }, closeBrowser)
