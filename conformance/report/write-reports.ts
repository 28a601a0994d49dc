import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ctrfOf } from './formats/ctrf.ts'
import { htmlOf } from './html/html.ts'
import { failuresOf, sarifOf } from './formats/sarif.ts'
import { junitOf } from './formats/junit.ts'
import type { RunReport } from './report.ts'

/**
 * Writes junit.xml, report.json, report.sarif and report.html into a folder. `hide` masks secrets.
 */
export function writeReports(
  folder: string,
  report: RunReport,
  hide: (text: string) => string,
): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'junit.xml'), hide(junitOf(report)))
  writeFileSync(join(folder, 'report.sarif'), hide(sarifOf(failuresOf(report))))
  writeFileSync(join(folder, 'report.html'), hide(htmlOf(report)))
  writeFileSync(
    join(folder, 'report.json'),
    hide(`${JSON.stringify(ctrfOf(report), undefined, 2)}\n`),
  )
}
