import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A project folder of a test, with an npm that does what the test says instead of installing. */
export function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'set-up-'))
  const write = (file, text, mode = 0o644) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    chmodSync(join(root, file), mode)
    return join(root, file)
  }
  const log = join(root, 'npm.log')
  writeFileSync(log, '')
  return {
    root,
    write,
    writeJson: (file, value) => write(file, JSON.stringify(value)),
    /** `script` runs in place of npm, with the arguments in `args`. */
    useNpm(script) {
      // Whatever package.json lies in a folder above, this file is no module.
      write('npm/package.json', '{ "type": "commonjs" }')
      process.env.npm_execpath = write(
        'npm/npm-cli.js',
        `const { appendFileSync, writeFileSync, mkdirSync } = require('fs'); const args = process.argv.slice(2)
         appendFileSync(${JSON.stringify(log)}, args.join(' ') + '\\n'); process.chdir(${JSON.stringify(root)}); ${script}`,
      )
    },
    /** The arguments of each call of npm, in order. */
    npmCalls: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
