import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { optionsOf } from './options.ts'

// The configuration file of this repository names its contract and target.
const sandbox = 'conformance/targets/sandbox.yaml'

test.each([
  ['no arguments show the help', [], 'help', sandbox, undefined],
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
    sandbox,
    'http://127.0.0.1:4999',
  ],
  [
    '--base overrides the address',
    ['--target', 'http://127.0.0.1:4999', '--base', 'http://127.0.0.1:5000'],
    'run',
    sandbox,
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
  [
    ['replay', '05fe3c2bd1b9', 'staging.yaml'],
    /^unexpected argument "staging.yaml" for replay; use --target staging.yaml to name a target/,
  ],
  [['run', '--rules', 'strict'], /^unknown rules "strict"/],
  [['cover', 'a', 'b'], /^unexpected argument "b" for cover/],
])('rejects options and arguments that a command does not have: %j', (args, words) =>
  expect(() => optionsOf(args)).toThrow(
    expect.objectContaining({ why: 'usage', message: expect.stringMatching(words) }),
  ),
)

test('the argument of run is an OpenAPI document or a protobuf module', () => {
  expect(optionsOf(['run', 'https://api.example/openapi.json'])).toMatchObject({
    openapi: 'https://api.example/openapi.json',
    proto: undefined,
    target: undefined,
    flows: undefined,
  })
  expect(optionsOf(['lint', 'image.binpb'])).toMatchObject({ openapi: null, proto: 'image.binpb' })
  expect(optionsOf(['run', 'contracts/proto'])).toMatchObject({
    openapi: null,
    proto: 'contracts/proto',
  })
})

test('without a configuration file the rules are those that a stranger accepts', () => {
  using folder = temporaryFolder({
    'conform.yaml': 'target: staging.yaml\n',
    'wrong.yaml': 'tagret: a\n',
  })
  const options = optionsOf(['run', 'a.json', '--config', folder.file('conform.yaml')])
  expect([...options.rules]).toEqual(['contract', 'rfc', 'security'])
  expect([...optionsOf(['run']).rules]).toContain('health')
  expect(() => optionsOf(['run', '--config', folder.file('wrong.yaml')])).toThrow(
    'unknown field tagret',
  )
})

test.each([
  ['run', 'http://127.0.0.1:70000/openapi.json'],
  ['run', 'openapi.json', '--target', 'http://127.0.0.1:70000'],
  ['run', 'grpc://127.0.0.1:70000'],
  ['diff', 'https://', 'openapi.json'],
])('an address that cannot be one is a usage error: %s %s', (...args) =>
  expect(() => optionsOf(args)).toThrow(/is not a valid address/),
)
