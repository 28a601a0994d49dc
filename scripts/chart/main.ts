import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

const help = `npm run chart

Renders the Helm chart as helm does, with the helm that HELM names or that is on the PATH:
lint and template of deploy/examples/acme-values.yaml with the settings and the logo of acme.yaml,
and of a test environment. It also checks that helm refuses unknown values. Where \`kubernetes-validate\`
is on the PATH, or KUBERNETES_VALIDATE names it, each rendered object is held against the strict schemas of Kubernetes
(pip install kubernetes-validate); else the run says that nobody looked.
`

const chart = 'deploy/helm/wellspring-portal'
const helm = process.env['HELM'] ?? 'helm'
const validate = process.env['KUBERNETES_VALIDATE'] ?? 'kubernetes-validate'
const kubernetes = '1.30'
const read = (file: string): object => parse(readFileSync(file, 'utf8')) as object
const acme = {
  ...read('deploy/examples/acme-values.yaml'),
  config: read('deploy/examples/acme.yaml'),
  logo: {
    name: 'acme.svg',
    content: readFileSync('deploy/examples/acme.svg').toString('base64'),
  },
}
const cases: readonly (readonly [name: string, values: object, isRefused?: true])[] = [
  ['production', acme],
  ['a test environment', { ...acme, environment: 'int', config: {}, logo: {}, teamsBot: {} }],
  ['an unknown value', { ...acme, edge: { replica: 3 } }, true],
  ['production without settings', { ...acme, config: {} }, true],
]

function run(args: readonly string[]): { readonly ok: boolean; readonly out: string } {
  const { status, stdout, stderr, error } = spawnSync(helm, args, { encoding: 'utf8' })
  if (error) {
    process.stderr.write(`chart: ${helm} cannot be run. Install Helm 3, or set HELM.\n`)
    process.exit(2)
  }
  return { ok: status === 0, out: stdout + stderr }
}

/** Checks rendered objects by the schemas of Kubernetes itself; unknown properties are wrong, too. */
function holdAgainstKubernetes(objects: string, file: string): void {
  writeFileSync(file, objects)
  const { status, stdout, stderr, error } = spawnSync(
    validate,
    ['--strict', '--kubernetes-version', kubernetes, file],
    { encoding: 'utf8' },
  )
  if (error) return console.log(`     not held against Kubernetes: ${validate} cannot be run`)
  const said = (stdout + stderr).trim().split('\n')
  const passed = said.filter((line) => line.includes(' passed for ')).length
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${passed} objects fit Kubernetes ${kubernetes}`)
  if (status === 0) return
  console.log(said.filter((line) => !line.includes(' passed for ')).join('\n'))
  process.exitCode = 1
}

if (process.argv.includes('--help')) process.stdout.write(help)
else {
  const folder = mkdtempSync(join(tmpdir(), 'chart-'))
  try {
    for (const [name, values, isRefused = false] of cases) {
      const file = join(folder, 'values.json')
      writeFileSync(file, JSON.stringify(values))
      const lint = run(['lint', '--strict', chart, '--values', file])
      const template = run([
        'template',
        'portal',
        chart,
        '--kube-version',
        kubernetes,
        '--values',
        file,
      ])
      const isRight = isRefused ? !template.ok : lint.ok && template.ok
      const count = template.ok ? parseAllDocuments(template.out).length : 0
      console.log(
        `${isRight ? 'ok  ' : 'FAIL'} ${name}${isRefused ? ', refused' : `: ${count} objects`}`,
      )
      if (!isRight) {
        console.log(lint.ok ? template.out : lint.out)
        process.exitCode = 1
      } else if (!isRefused) holdAgainstKubernetes(template.out, join(folder, 'objects.yaml'))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
