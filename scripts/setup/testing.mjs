import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Creates a project folder for a test, with a fake npm that runs the test's script. */
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
    /** Runs `script` in place of npm; the arguments are in `args`. */
    useNpm(script) {
      // Makes the file CommonJS, whatever package.json a parent folder has.
      write('npm/package.json', '{ "type": "commonjs" }')
      process.env.npm_execpath = write(
        'npm/npm-cli.js',
        `const { appendFileSync, writeFileSync, mkdirSync } = require('fs'); const args = process.argv.slice(2)
         appendFileSync(${JSON.stringify(log)}, args.join(' ') + '\\n'); process.chdir(${JSON.stringify(root)}); ${script}`,
      )
    },
    /** The arguments of each npm call, in order. */
    npmCalls: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
