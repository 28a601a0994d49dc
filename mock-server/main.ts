import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'

// Startup loads Prism and ten years of readings. Small heap steps keep the process at 180 MB
// instead of 270, and the semi-space setting is reset when it is ready.
enableCompileCache()
setFlagsFromString('--semi-space-growth-factor=1')
setFlagsFromString('--heap-growing-percent=25')

const HELP = `usage: node mock-server/main.ts [options]
  --port N           port (4010; 0 picks a free port)
  --host ADDRESS     address to listen on (127.0.0.1)
  --db FILE          SQLite file, created when missing (var/sandbox.sqlite of the project)
  --memory           keep everything in memory instead
  --database-url URL PostgreSQL database, which several servers may share. Prefer the environment variable
                     DATABASE_URL, because other users of this machine can read command lines
  --control          enable the control API (/control/*) for programs on this machine
  --coach            enable automatic coaches for demo members
  --heartbeat N      seconds of silence before a stream sends a heartbeat (15)
  --allow-origin O   allow requests of this origin from a browser; may be repeated
  --quiet            print only errors and readiness
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    db: { type: 'string' },
    'database-url': { type: 'string' },
    memory: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    coach: { type: 'boolean', default: false },
    heartbeat: { type: 'string', default: '15' },
    'allow-origin': { type: 'string', multiple: true, default: [] },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const say = (event: string, more: object = {}) =>
  process.stdout.write(`${JSON.stringify({ event, ...more })}\n`)

if (values.help) process.stdout.write(HELP)
else {
  const wholeNumber = (name: 'port' | 'heartbeat', low: number, high: number): number => {
    const number = Number(values[name])
    if (Number.isInteger(number) && number >= low && number <= high) return number
    process.stderr.write(`mock-server: --${name} must be a whole number from ${low} to ${high}\n`)
    return process.exit(2)
  }
  const port = wholeNumber('port', 0, 65_535)
  const heartbeatSeconds = wholeNumber('heartbeat', 1, 60)
  const [{ startMockServer }, { databaseOf }, { startTracing }] = await Promise.all([
    import('./server.ts'),
    import('./database/open-store.ts'),
    import('../src/telemetry/start-tracing.ts'),
  ])
  let tracer: Awaited<ReturnType<typeof startTracing>>
  const start = async () => {
    tracer = await startTracing(process.env, {
      name: 'portal-sandbox',
      isPublic: false,
      lost: () => say('spans-lost'),
    })
    return startMockServer({
      tracer,
      port,
      host: values.host,
      database: values.memory
        ? ':memory:'
        : (values.db ?? databaseOf(values['database-url'] ?? process.env['DATABASE_URL'])),
      onEvent: (event, why) => process.stderr.write(`${JSON.stringify({ event, why })}\n`),
      control: values.control,
      origins: values['allow-origin'],
      liveCoach: values.coach,
      heartbeatSeconds,
      // An error message may quote a value; the name and stack do not.
      onDefect: (error) =>
        process.stderr.write(
          `${JSON.stringify({ event: 'defect', name: error instanceof Error ? error.name : typeof error, stack: error instanceof Error ? error.stack?.split('\n').slice(1, 6) : [] })}\n`,
        ),
    })
  }
  const started = await start().catch((error: unknown) => {
    process.stderr.write(
      `The mock server could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exit(1)
  })
  setFlagsFromString('--semi-space-growth-factor=2')
  say('ready', { port: started.port })
  const stop = () => {
    if (!values.quiet) say('stopping')
    started
      .close()
      .then(() => tracer?.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
