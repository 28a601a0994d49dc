import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { confirmCrashes } from './confirm-crashes.ts'
import { python, type FieldServer } from './field-server.ts'
import { measured, startServer, type CommandEnd } from './start-server.ts'
import { readFindings } from './read-findings.ts'
import { readSchemathesis } from './read-schemathesis.ts'
import { fieldServers } from './field-servers.ts'
import { readRow, writeTable, type FieldRow } from './write-table.ts'

/**
 * Runs conform and Schemathesis against real servers of others, each with new data and for the same
 * time, and writes what they found: `node conformance/field/run-field.ts [SERVER...]`. It installs
 * into a temporary folder (FIELD_FOLDER) and is no part of any check. The first word `install` only
 * installs, and `conform` keeps what the last run of Schemathesis found.
 */
const SECONDS = 60
const root = process.env['FIELD_FOLDER'] ?? join(tmpdir(), 'conform-field')
const conform = resolve('dist/conform-contract/dist/main.js')
const node = process.env['FIELD_NODE'] ?? 'node'

/** The flags that the package has when it is started by its name. */
const FLAGS =
  /node (--.*)/.exec(readFileSync(conform, 'utf8').split('\n')[0]!)?.[1]?.split(' ') ?? []

const installOnce = (name: string, script: string): string => {
  const folder = join(root, name)
  const done = join(folder, 'installed')
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  console.log(`${name}: install`)
  execFileSync('bash', ['-ec', script], {
    cwd: folder,
    env: { ...process.env, GOPATH: join(root, 'go') },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 900_000,
  })
  writeFileSync(done, '')
  return folder
}

const contractIn = (server: FieldServer, folder: string): string =>
  server.contract.includes('://') ? server.contract : join(folder, server.contract)

const against = async <T>(
  server: FieldServer,
  folder: string,
  ask: () => Promise<T>,
): Promise<T & { survived: boolean }> => {
  const running = await startServer(server, folder)
  try {
    const result = await ask()
    return { ...result, survived: running.isAlive() }
  } finally {
    await running.stop()
  }
}

/** The address of a server, or a target file with the parameters that only its team knows. */
const targetOf = ({ name, base, values }: FieldServer, folder: string): string[] => {
  if (base === undefined) return []
  if (values === undefined) return ['--target', base]
  const file = join(folder, 'target.json')
  writeFileSync(file, JSON.stringify({ name, base, values }))
  return ['--target', file]
}

const runConform = (server: FieldServer, folder: string): Promise<CommandEnd> =>
  measured(
    [
      ...[
        node,
        ...FLAGS,
        conform,
        'run',
        contractIn(server, folder),
        '--out',
        join(folder, 'conform'),
      ],
      ...targetOf(server, folder),
      ...['--max-time', String(SECONDS), ...(server.conform ?? [])],
    ],
    { cwd: folder, limit: SECONDS * 3 },
  )

const runSchemathesis = (server: FieldServer, folder: string, tool: string): Promise<CommandEnd> =>
  measured(
    [
      ...[join(tool, 'env/bin/st'), '--no-color', 'run', contractIn(server, folder)],
      ...(server.base === undefined ? [] : ['--url', server.base]),
      ...['--checks', 'all', '--max-time', String(SECONDS), '--continue-on-failure'],
      ...['--report-json-path', join(folder, 'schemathesis.json'), ...(server.schemathesis ?? [])],
    ],
    { cwd: folder, limit: SECONDS * 3 },
  )

const otherOf = async (
  server: FieldServer,
  folder: string,
  tool: string,
): Promise<FieldRow['schemathesis']> => {
  console.log(`${server.name}: Schemathesis`)
  const file = join(folder, 'schemathesis.json')
  rmSync(file, { force: true })
  const other = await against(server, folder, () => runSchemathesis(server, folder, tool))
  writeFileSync(join(folder, 'schemathesis.txt'), other.output)
  return { ...other, report: readSchemathesis(file) }
}

const rowOf = async (
  server: FieldServer,
  tool: string,
  last: FieldRow | undefined,
): Promise<FieldRow> => {
  const folder = installOnce(server.name, server.install)
  console.log(`${server.name}: conform`)
  const own = await against(server, folder, () => runConform(server, folder))
  writeFileSync(join(folder, 'conform.txt'), own.output)
  const report = readFindings(join(folder, 'conform/report.json'))
  const other = last?.schemathesis ?? (await otherOf(server, folder, tool))
  const crashes = await confirmCrashes(
    report?.findings ?? [],
    () => startServer(server, folder),
    server.variables,
  )
  return {
    server,
    conform: { ...own, report },
    schemathesis: other,
    crashes,
  }
}

const tool = installOnce('schemathesis', python('schemathesis'))
const words = process.argv.slice(2)
const mode = words[0] === 'install' || words[0] === 'conform' ? words[0] : 'both'
const named = mode === 'both' ? words : words.slice(1)
for (const server of fieldServers.filter(
  ({ name }) => named.length === 0 || named.includes(name),
)) {
  try {
    if (mode === 'install') {
      installOnce(server.name, server.install)
      continue
    }
    const [last] = mode === 'conform' ? readRow(root, server.name) : []
    const row = await rowOf(server, tool, last)
    writeFileSync(join(root, server.name, 'row.json'), JSON.stringify(row, null, 2))
  } catch (error) {
    console.error(`${server.name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
writeTable(root, fieldServers)
