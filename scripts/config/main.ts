import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { configurationDocument, documentFile } from './configuration-document.ts'
import { checkConfiguration } from './check-configuration.ts'

const help = `npm run config -- check FILE | reference

check FILE  reads a configuration file as the edge does and says what is wrong in one sentence. Exit code 1 when something is.
            Required variables that are not set are named and left open.
reference   writes the tables of ${documentFile} from the code

--help      show this help`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
})
const [command, file, ...rest] = positionals

if (values.help === true) console.log(help)
else if (command === 'reference' && file === undefined)
  writeFileSync(documentFile, configurationDocument())
else if (command === 'check' && file !== undefined && rest.length === 0) {
  if (!existsSync(file)) fail(`${file} does not exist.`, 2)
  const { problem, open } = checkConfiguration(file, process.env)
  if (problem !== null) fail(problem, 1)
  console.log(`${file} is valid.`)
  if (open.length > 0) console.log(`The edge also needs ${open.join(', ')}.`)
} else fail(help, 2)

function fail(message: string, code: number): never {
  console.error(message)
  process.exit(code)
}
