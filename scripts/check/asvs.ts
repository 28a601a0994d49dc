import { existsSync, readFileSync } from 'node:fs'
import { failed, passed, type CheckPart } from './check-result.ts'

/** The numbers of the requirements of levels 1 and 2 in ASVS 5.0.0, by section. */
export const asvsNumbers: Readonly<Record<string, string>> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
}

const row = /^\| (\d+\.\d+\.\d+) [^|]+\| ([12]) +\| (\S+) +\| (\S*) *\| (.*?) *\|$/gm
const owners = new Set(['portal', 'edge', 'operator', 'provider'])
const file = /`((?:[\w.-]+\/)+[\w.-]+\.\w+|deploy\/Dockerfile|\.dockerignore)`/g

/** Fails when docs/asvs.md lacks a requirement, has a blank row, or names a file that is gone. */
export const asvs: CheckPart = {
  name: 'asvs',
  async run() {
    const faults = asvsFaults(readFileSync('docs/asvs.md', 'utf8'), existsSync)
    return faults.length === 0 ? passed : failed(faults)
  },
}

export function asvsFaults(text: string, exists: (path: string) => boolean): string[] {
  const faults: string[] = []
  const open = new Set(
    Object.entries(asvsNumbers).flatMap(([section, numbers]) =>
      numbers.split(' ').map((number) => `${section}.${number}`),
    ),
  )
  const counts: Record<string, number> = { met: 0, 'n/a': 0, open: 0 }
  for (const [, id = '', , state = '', owner = '', words = ''] of text.matchAll(row)) {
    if (!open.delete(id)) faults.push(`${id} is there twice, or is no requirement of level 2.`)
    const files = [...words.matchAll(file)].map(([, path = '']) => path)
    if (counts[state] === undefined) faults.push(`${id} is neither met, n/a nor open.`)
    else counts[state] += 1
    if (words === '') faults.push(`${id} does not say why.`)
    if (state === 'met' && files.length === 0) faults.push(`${id} names no test and no file.`)
    if ((state === 'open') !== owners.has(owner)) faults.push(`${id} needs an owner if it is open.`)
    faults.push(...files.filter((path) => !exists(path)).map((path) => `${id}: no file ${path}.`))
  }
  faults.push(...[...open].map((id) => `${id} has no row.`))
  const said = `${counts['met']} met, ${counts['n/a']} not applicable, ${counts['open']} open, 0 blank`
  if (!text.includes(said)) faults.push(`docs/asvs.md should say: ${said}.`)
  return faults.map((fault) => (fault.startsWith('docs') ? fault : `docs/asvs.md: ${fault}`))
}
