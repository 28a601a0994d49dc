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

/** Splits a command line after `conform` as a shell does. */
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
const documented = [
  ...steps,
  ...blocks('sh').join('\n').split('\n'),
  ...readme
    .split('\n')
    .filter((line) => line.startsWith('    npx conform-contract '))
    .map((line) => line.trim().replace(/ {3,}\S.*$| {2,}[a-z].*$/, '')),
]
const lines = documented.flatMap((line) =>
  [...(/npx conform-contract ([^&;]+)/.exec(line.trim()) ?? [])].slice(1),
)

test('the README has examples for two CI systems, shards and a merge', () => {
  expect(lines.length).toBeGreaterThanOrEqual(18)
  expect(Object.keys(workflow.jobs)).toEqual(['contract', 'test', 'verdict'])
  expect(
    lines.some((line) => line.includes('--shard')) &&
      lines.some((line) => line.startsWith('merge')),
  ).toBe(true)
})

test.each(lines)('the program accepts conform %s', (line) => {
  const options = optionsOf(wordsOf(line))
  expect(Object.keys(commands)).toContain(options.command)
  if (line.includes('--shard')) expect(options.shard?.at).toBe(2)
})

test.each(Object.keys(commands))('help and README list %s', (command) => {
  expect(HELP).toContain(`conform ${command}`)
  expect(readme).toMatch(new RegExp(`\\b${command}\\b`))
})

test.each(Object.keys(commands))('the help of %s lists exactly its options', (command) => {
  const documented = [...helpOf(command).matchAll(/^ {2}(--.*)$/gm)].flatMap(([, line]) =>
    [...(line!.split(/ {3,}/)[0] ?? '').matchAll(/--([a-z-]+)/g)].map(([, name]) => name!),
  )
  expect(documented.toSorted()).toEqual(allowedOptions(command)!.toSorted())
})

test('help for an unknown command is a usage error', () =>
  expect(() => helpOf('tset')).toThrow(expect.objectContaining({ why: 'usage' })))
