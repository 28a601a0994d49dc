import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'

// Prism and ten years of readings pass through memory while starting: with small steps the process is ready at 180 MB
// instead of 270, and stays below 270 when ten years are listed again and again. The first is undone when it is ready.
enableCompileCache()
setFlagsFromString('--semi-space-growth-factor=1')
setFlagsFromString('--heap-growing-percent=25')

const HELP = `usage: node mock-server/main.ts [options]
  --port N           where to listen (4010; 0 picks a free port)
  --host ADDRESS     on which address (127.0.0.1)
  --db FILE          the database, made when missing (var/sandbox.sqlite of the project)
  --memory           keep everything in memory instead
  --database-url URL a PostgreSQL database instead, which several servers may share; better given as DATABASE_URL in the
                     environment, for other users of this machine can read the words of a command
  --control          open the control door, /control/*, to programs on this machine
  --allow-origin O   let pages of this origin call from a browser; may be repeated
  --quiet            say nothing but errors and that it is ready
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    db: { type: 'string' },
    'database-url': { type: 'string' },
    memory: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    'allow-origin': { type: 'string', multiple: true, default: [] },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const say = (event: string, more: object = {}) => process.stdout.write(`${JSON.stringify({ event, ...more })}\n`)

if (values.help) process.stdout.write(HELP)
else {
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    process.stderr.write(`--port must be a number from 0 to 65535\n`)
    process.exit(2)
  }
  const [{ startMockServer }, { databaseOf }] = await Promise.all([import('./server.ts'), import('./store/open.ts')])
  const start = async () => startMockServer({
    port,
    host: values.host,
    database: values.memory ? ':memory:' : (values.db ?? databaseOf(values['database-url'] ?? process.env['DATABASE_URL'])),
    onEvent: (event, why) => process.stderr.write(`${JSON.stringify({ event, why })}\n`),
    control: values.control,
    origins: values['allow-origin'],
    // The error's own words may quote a value; its name and where it happened do not.
    onDefect: (error) => process.stderr.write(`${JSON.stringify({ event: 'defect', name: error instanceof Error ? error.name : typeof error, stack: error instanceof Error ? error.stack?.split('\n').slice(1, 6) : [] })}\n`),
  })
  const started = await start().catch((error: unknown) => {
    process.stderr.write(`The mock server could not start: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
  setFlagsFromString('--semi-space-growth-factor=2')
  say('ready', { port: started.port })
  const stop = () => {
    if (!values.quiet) say('stopping')
    started.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
