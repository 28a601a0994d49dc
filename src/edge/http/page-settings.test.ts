import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoDeployment } from '#platform/model/deployment.ts'
import { environmentNames, environmentOf } from '#platform/model/environment.ts'
import { deploymentIn } from '../testing/deployment-in.ts'
import { pageWithSettings } from './page-settings.ts'

const html = readFileSync('index.html', 'utf8')

test('the page of the demo is unchanged', () => {
  expect(pageWithSettings(html, demoDeployment)).toBe(html)
})

test.each(environmentNames.filter((name) => name !== 'local'))(
  'the head has the environment %s and the disabled flags',
  (name) => {
    const deployment = {
      ...demoDeployment,
      environment: environmentOf(name),
      flagsOff: ['REMINDERS.legacy', 'NEW_UPSELL.oneApp'],
    }
    const page = pageWithSettings(html, deployment)
    expect(deploymentIn(page)).toEqual(deployment)
    expect(page.indexOf('id="deployment"')).toBeLessThan(page.indexOf('<script type="module"'))
  },
)

test('no value ends the title or the element, or runs', () => {
  const brandName = 'Ac</title></script><script>alert(1)</script>&me'
  const page = pageWithSettings(html, { ...demoDeployment, brandName })
  expect(deploymentIn(page)).toMatchObject({ brandName })
  expect(page).not.toContain('<script>alert')
  expect(page).toContain(
    '<title>Ac&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;me</title>',
  )
})

test("the brand's colors come before the style sheets of the build, which are less specific", () => {
  const page = pageWithSettings(html, demoDeployment, true)
  expect(page).toContain('</title><link rel="stylesheet" href="/brand.css">')
})
