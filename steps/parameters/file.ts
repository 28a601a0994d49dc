import { readFile } from 'node:fs/promises'
import { doctorReport } from '../screens/doctor-report.screen.ts'
import { reportsAndData } from '../screens/reports-and-data.screen.ts'
import { expect } from '../support/expect.ts'
import { parseCsv } from '../support/page/parse-csv.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Looks into the file that was saved last. */
export type FileView = (world: PortalWorld) => Promise<void> | void

definePhrases<FileView>('file', {
  'has one line for each reading, with "*" in it': (unit) => async (world) => {
    const [, ...lines] = parseCsv(world.file)
    await expect(reportsAndData(world).main).toContainText(`${lines.length} readings`)
    for (const line of lines) expect(line).toContain(unit)
  },
  'has # lines after its header, the last one "*"': (count, last) => (world) => {
    const [, ...lines] = world.file.trimEnd().split('\r\n')
    expect(lines.length).toBe(Number(count))
    expect(lines.at(-1)).toBe(`"${last}"`)
  },
  'is called "*"': (name) => (world) => void expect(world.signInSecret).toBe(name),
  /** Of the report for a doctor, which is saved first. */
  'names "…"':
    (list = '') =>
    async (world) => {
      const [download] = await Promise.all([
        world.page.waitForEvent('download'),
        doctorReport(world).save.click(),
      ])
      const cells = parseCsv(await readFile(await download.path(), 'utf8')).flat()
      for (const words of quotedList(list)) expect(cells).toContain(words)
    },
  '"*" has all # messages, by day and with their senders': (name, messages) => (world) => {
    const [file, heading, ...lines] = world.file.split(/\r?\n/)
    const count = Number(messages)
    expect([file, heading]).toEqual([name, 'Messages with Dana W.'])
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Messages of Rosa /),
      `${count} messages`,
    ])
    expect(lines.filter((line) => /^ {2}\d{1,2}:\d\d\s[AP]M {2}\S.*: /.test(line))).toHaveLength(
      count,
    )
    expect(world.file).toMatch(/\n {2}\d+:\d\d\s[AP]M {2}Dana W\.: El café de la mañana\r\n/)
    expect(lines).toContain('Friday, November 20, 2026')
  },
})
