import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { commands } from './commands.ts'
import { HELP, helpOf } from './help.ts'
import { allowedOptions } from './allowed-options.ts'
import { optionsOf } from './options.ts'

const readme = readFileSync('conformance/README.md', 'utf8')
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    ([, text]) => text ?? '',
  )

/** The words of a command after `conform`, as a shell has them. */
const wordsOf = (line: string): string[] =>
  [...line.replaceAll(/\$\{\{ matrix\.part \}\}|\$part/g, '2').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      { readonly needs?: string; readonly steps: readonly { readonly run?: string }[] }
    >
  >
}

const workflow = parse(blocks('yaml')[0]!) as Workflow
const steps = Object.values(workflow.jobs).flatMap((job) =>
  job.steps.flatMap(({ run }) => run ?? []),
)
const told = [
  ...steps,
  ...blocks('sh').join('\n').split('\n'),
  ...readme
    .split('\n')
    .filter((line) => line.startsWith('    npm run conformance -- '))
    .map((line) =>
      line
        .trim()
        .replace('npm run conformance --', 'npx conform')
        .replace(/ {3,}\S.*$| {2,}[a-z].*$/, ''),
    ),
]
const lines = told.flatMap((line) => [...(/npx conform ([^&;]+)/.exec(line.trim()) ?? [])].slice(1))

test('the examples of README are there: both kinds of CI, shards and their merge', () => {
  expect(lines.length).toBeGreaterThanOrEqual(18)
  expect(Object.keys(workflow.jobs)).toEqual(['contract', 'test', 'verdict'])
  expect(
    lines.some((line) => line.includes('--shard')) &&
      lines.some((line) => line.startsWith('merge')),
  ).toBe(true)
})

test.each(lines)('conform %s can be told to the program', (line) => {
  const options = optionsOf(wordsOf(line))
  expect(Object.keys(commands)).toContain(options.command)
  if (line.includes('--shard')) expect(options.shard?.at).toBe(2)
})

test.each(Object.keys(commands))('help and README know %s', (command) => {
  expect(HELP).toContain(`conform ${command}`)
  expect(readme).toMatch(new RegExp(`\\b${command}\\b`))
})

test.each(Object.keys(commands))(
  'the help of %s has every option that it takes, and no other',
  (command) => {
    const told = [...helpOf(command).matchAll(/^ {2}(--.*)$/gm)].flatMap(([, line]) =>
      [...(line!.split(/ {3,}/)[0] ?? '').matchAll(/--([a-z-]+)/g)].map(([, name]) => name!),
    )
    expect(told.toSorted()).toEqual(allowedOptions(command)!.toSorted())
  },
)

test('help of a command that there is not is wrong use', () =>
  expect(() => helpOf('tset')).toThrow(expect.objectContaining({ why: 'usage' })))
