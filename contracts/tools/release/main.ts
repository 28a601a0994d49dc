/**
 * `npm run contracts:release` stores the contract under contracts/released/<info.version>. `--
 * --check` compares it with the last release and exits with 1 on findings.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, places, versionOf, writeImage } from './contract-files.ts'
import { isReleased, compareRelease } from './compare-release.ts'

const check = (): void => {
  const { wrong, counted } = compareRelease()
  for (const line of wrong) console.error(line)
  console.log(counted)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

const release = (): void => {
  const version = versionOf(places.openapi)
  if (isReleased(version)) {
    console.error(
      `${version} is already released. Raise info.version in contracts/openapi/portal.yaml.`,
    )
    process.exitCode = 1
    return
  }
  const folder = join(places.released, version)
  const files = filesOf(folder)
  mkdirSync(folder, { recursive: true })
  copyFileSync(places.openapi, files.openapi)
  writeImage(places.workspace, files.image)
  console.log(`Written: ${folder}. Commit it.`)
}

if (process.argv.includes('--check')) check()
else release()
