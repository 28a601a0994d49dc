import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that may name our own brand, and why no other brand shows it. */
const named: Readonly<Record<string, string>> = {
  'src/platform/model/deployment.ts': 'the brand of the demo, which a deployment replaces',
  'src/platform/model/environment.ts': 'hosts of the demo, which a deployment replaces',
  'src/session/member/model/app-state.ts': 'a code of the contract, which is not shown',
  'src/session/embedding/model/one-app-protocol.ts': 'a name of the contract, which is not shown',
  'src/session/auth/model/single-sign-on.ts': 'a name of the contract, which is not shown',
  'src/i18n/catalogue-files.ts': 'a name in the build',
  'src/i18n/catalogue-plugin.ts': 'a name in the build',
  'src/session/startup/model/initial-load.ts': 'a name of the contract, which is not shown',
}

it('names our own brand only where another brand replaces it', () => {
  const files = globSync('src/**/*.{ts,tsx,json}').filter(
    (file) => !/\.test\.tsx?$|\/testing\/|\/gallery\//.test(file),
  )
  const found = files.filter((file) =>
    /wellspring|555-0142/i.test(withoutComments(readFileSync(file, 'utf8'))),
  )
  expect(found.filter((file) => !(file in named))).toEqual([])
})

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
