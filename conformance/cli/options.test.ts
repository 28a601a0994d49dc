import { expect, test } from 'vitest'
import { defaults, optionsOf } from './options.ts'

test.each([
  ['nothing is a question for help', [], 'help', defaults.target, undefined],
  [
    'a target alone is to be tested',
    ['--target', 'staging.yaml'],
    'run',
    'staging.yaml',
    undefined,
  ],
  [
    'an address, of our own contract, is the sandbox there',
    ['--target', 'http://127.0.0.1:4999'],
    'run',
    defaults.target,
    'http://127.0.0.1:4999',
  ],
  [
    'a base said besides goes before it',
    ['--target', 'http://127.0.0.1:4999', '--base', 'http://127.0.0.1:5000'],
    'run',
    defaults.target,
    'http://127.0.0.1:5000',
  ],
  [
    'an address, of another contract, is a server without personas',
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
  [['run', '--har', 'a.har'], /^run has no --har, which is of drift/],
  [['merge', 'a', '--seed', '1'], /^merge has no --seed/],
  [['compare', '--json'], /^compare has no --json, which is of .*; it has no options/],
  [['run', '--observed', 'x'], /observed/],
  [['run', '--workers', '0'], /--workers is a number/],
  [['run', '--openapi', 'toy.json'], /^run --openapi needs --target FILE/],
  [
    ['run', 'staging.yaml'],
    /^run does not know what to do with "staging.yaml"; a target is named by --target staging.yaml/,
  ],
  [['lint', 'contract.yaml'], /^lint does not know/],
  [['cover', 'a', 'b'], /^cover does not know what to do with "b"/],
  [['doctor', '--proto', 'notes'], /^doctor --proto needs --target FILE/],
])('what a command does not do it does not take: %j', (args, words) =>
  expect(() => optionsOf(args)).toThrow(
    expect.objectContaining({ why: 'usage', message: expect.stringMatching(words) }),
  ),
)
