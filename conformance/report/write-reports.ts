import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ctrfOf } from './formats/ctrf.ts'
import { htmlOf } from './html/html.ts'
import { sarifOf } from './formats/sarif.ts'
import { failuresOf } from './formats/sarif-failures.ts'
import { junitOf } from './formats/junit.ts'
import type { Secrets } from '../runner/target/secrets.ts'
import type { RunReport } from './report.ts'

/**
 * Writes junit.xml, report.json, report.sarif and report.html into a folder. `secrets` are masked.
 */
export function writeReports(
  folder: string,
  report: RunReport,
  secrets: Pick<Secrets, 'hide' | 'hideJson'>,
): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'junit.xml'), secrets.hide(junitOf(report)))
  const json = {
    'report.sarif': sarifOf(failuresOf(report), report.notes),
    'report.json': JSON.stringify(ctrfOf(report)),
  }
  writeFileSync(join(folder, 'report.html'), secrets.hide(htmlOf(report)))
  for (const [name, text] of Object.entries(json))
    writeFileSync(join(folder, name), `${secrets.hideJson(text, 2)}\n`)
}
