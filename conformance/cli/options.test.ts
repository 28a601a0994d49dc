import { expect, test } from 'vitest'
import { defaults, optionsOf } from './options.ts'

test.each([
  ['no arguments show the help', [], 'help', defaults.target, undefined],
  [
    '--target without a command runs the tests',
    ['--target', 'staging.yaml'],
    'run',
    'staging.yaml',
    undefined,
  ],
  [
    'an address with our own contract is the address of the sandbox',
    ['--target', 'http://127.0.0.1:4999'],
    'run',
    defaults.target,
    'http://127.0.0.1:4999',
  ],
  [
    '--base overrides the address',
    ['--target', 'http://127.0.0.1:4999', '--base', 'http://127.0.0.1:5000'],
    'run',
    defaults.target,
    'http://127.0.0.1:5000',
  ],
  [
    'an address with another contract is a server without personas',
    ['doctor', '--openapi', 'toy.json', '--target', 'http://127.0.0.1:4999'],
    'doctor',
    'http://127.0.0.1:4999',
    undefined,
  ],
])('%s', (_, args, command, target, base) =>
  expect(optionsOf(args)).toMatchObject({
    command,
    target,
    ...(base === undefined ? {} : { base }),
  }),
)

test.each([
  [['run', '--har', 'a.har'], /^run has no --har, which belongs to drift/],
  [['merge', 'a', '--seed', '1'], /^merge has no --seed/],
  [['compare', '--json'], /^compare has no --json, which belongs to .*; it takes no options/],
  [['run', '--observed', 'x'], /observed/],
  [['run', '--workers', '0'], /--workers must be a number/],
  [['run', '--openapi', 'toy.json'], /^run --openapi needs --target FILE/],
  [
    ['run', 'staging.yaml'],
    /^unexpected argument "staging.yaml" for run; use --target staging.yaml to name a target/,
  ],
  [['lint', 'contract.yaml'], /^unexpected argument "contract.yaml" for lint/],
  [['cover', 'a', 'b'], /^unexpected argument "b" for cover/],
  [['doctor', '--proto', 'notes'], /^doctor --proto needs --target FILE/],
])('rejects options and arguments that a command does not have: %j', (args, words) =>
  expect(() => optionsOf(args)).toThrow(
    expect.objectContaining({ why: 'usage', message: expect.stringMatching(words) }),
  ),
)
