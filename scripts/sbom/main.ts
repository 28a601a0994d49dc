import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { npmCli } from '../setup/npm-cli.mjs'
import { licenceFaults } from './licences.ts'
import { type Sbom, shipped } from './shipped.ts'

const help = `npm run sbom

Writes reports/sbom.json, the CycloneDX document of the packages in the bundles that ship, from
package-lock.json. Fails when a licence is not among those that scripts/sbom/licences.ts accepts.
`

if (process.argv.includes('--help')) process.stdout.write(help)
else {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      npmCli(),
      // Its --omit also leaves out packages that the tools need, too, such as react.
      ...['sbom', '--package-lock-only'],
      ...['--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(stderr)
  const document = shipped(JSON.parse(stdout) as Sbom)
  const { components } = document
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/sbom.json', `${JSON.stringify(document, null, 2)}\n`)
  const faults = licenceFaults(components)
  for (const fault of faults) console.log(fault)
  console.log(
    `sbom: ${components.length} packages in reports/sbom.json, ${faults.length} licences to read`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
