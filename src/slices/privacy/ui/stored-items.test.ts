import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseWriters, storedCookies, storedKeys } from './stored-items.ts'

const src = join(import.meta.dirname, '../../..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|arbitrary)\./.test(file),
)
const browserSources = sources.filter(
  (file) => !file.startsWith('edge/') && !file.startsWith('teams-bot/'),
)
const textOf = (file: string): string => readFileSync(join(src, file), 'utf8')

test('the privacy page lists exactly the cookies that the portal sets', () => {
  const edge = sources
    .filter((file) => file.startsWith('edge/') || file === 'platform/model/shared-cookies.ts')
    .map(textOf)
    .join('\n')
  const named = [...edge.matchAll(/\$\{prefix\}(\w+)|'__Host-portal-(\w+)'/g)].map(
    ([, one, other]) => one ?? other,
  )
  expect([...new Set(named)].toSorted()).toEqual([...storedCookies].toSorted())
  // A page may remove a cookie; it sets only those of the language and of the view.
  expect(
    sources
      .toSorted()
      .filter((file) => /document\.cookie\s*=[^=](?!.*Max-Age=0)/.test(textOf(file))),
  ).toEqual(['app/overlays/device-cookie.tsx', 'i18n/language.ts'])
})

test('the privacy page lists exactly the items in browser storage', () => {
  const keepers = browserSources.filter(
    (file) =>
      /\b(local|session)Storage\b/.test(textOf(file)) &&
      /\bsetItem\(|storage\b.*\bset\(|createDrafts\(|Keeping\b/.test(textOf(file)),
  )
  expect(keepers.toSorted()).toEqual(Object.values(storedKeys).flat().toSorted())
  expect(
    browserSources.filter((file) => /\bindexedDB\b|\bcaches\.open\b/.test(textOf(file))),
  ).toEqual(databaseWriters)
})
