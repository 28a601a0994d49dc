import { createHash } from 'node:crypto'
import { readWorkflows } from '../workflows/read-workflows.ts'
import type { CaseSource } from '../cases/case-context.ts'
import { casesByOperation } from '../cases/all-cases.ts'
import { flat } from '../cases/lazy-lists.ts'
import { phases, type CasePhase, type TestCase } from '../cases/test-case.ts'
import { checksOf } from '../checks/all-checks.ts'
import { isRuleOn } from '../checks/rules.ts'
import { hasClasses } from '../contract/data-class.ts'
import { schemaValidatorOf } from '../contract/validation/schema-validator.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { shownPlace } from '../contract/read-file.ts'
import { vocabularyOf } from '../contract/vocabulary.ts'
import { assertKnownNames } from '../runner/target/check-names.ts'
import { Secrets } from '../runner/target/secrets.ts'
import type { Target } from '../runner/target/target.ts'
import { basePathWarning } from '../runner/target/contract-server.ts'
import { targetOfOptions } from '../runner/target/target-of-options.ts'
import { requestPacing } from '../runner/http/request-pacing.ts'
import { openHttpClient } from '../runner/http/http-client.ts'
import { selectCases, type SelectedCases } from './select-cases.ts'
import { destructiveOperations } from '../cases/destructive-operations.ts'
import { ExitError } from '../exit-code.ts'
import type { CliOptions } from './cli-options.ts'
import { commandLineOf } from './command-line.ts'
import type { PreparedRun } from './prepared-run.ts'
import { documentIn, withoutServer } from './prepare-contract.ts'
import { rpcsOf, procedureOf, type LoadedRpcs } from './load-rpcs.ts'

/** The longest Retry-After, in seconds, that is waited for before a case counts as not measured. */
const PATIENCE_SECONDS = 30

/** Warnings about the schemas so far that do not compile, and so accept everything. */
const schemaWarnings = ({ document, validator }: CaseSource): string[] =>
  [...validator.faults()].map(
    ([pointer, fault]) => `${shownPlace(document.locate(pointer))} is not checked: ${fault}`,
  )

/** The streams of clients that are called, and those that no protocol of the target can carry. */
const streamLines = ({ operations, uncalled }: LoadedRpcs): string[] => {
  const called = operations.filter(({ rpc }) => rpc?.sendsMany === true).map(procedureOf)
  return [
    ...(called.length === 0
      ? []
      : [`client and bidirectional streams that are called: ${called.join(', ')}`]),
    ...(uncalled.length === 0
      ? []
      : [
          `not tested, because the protocols of the target cannot carry their streams: ${uncalled.join(', ')}`,
        ]),
  ]
}

/** Places are numbers in base 100,000: phase, operation, case. */
const SHARE = 100_000

/** `patience`: the longest Retry-After, in seconds, that is waited for. */
export async function prepare(
  given: CliOptions,
  { patience = PATIENCE_SECONDS, needsServer = true } = {},
): Promise<PreparedRun> {
  const document = await documentIn(given)
  const options = needsServer ? given : withoutServer(given, document)
  const read = targetOfOptions(options, document)
  const rpcs = await rpcsOf(options, read)
  const operations = new Map(
    [...operationsOf(document), ...rpcs.operations].map((each) => [each.id, each]),
  )
  const target: Target = {
    ...read,
    ...(options.workers === undefined ? {} : { concurrency: options.workers }),
    ...(options.destructive
      ? {}
      : { skip: { ...destructiveOperations(document, operations.values()), ...read.skip } }),
  }
  if (operations.size === 0)
    throw new ExitError(
      'contract',
      `${document.file} has no operations${options.proto === undefined ? '' : ', and the target file has no rpc'}: nothing to test`,
    )
  const validator = schemaValidatorOf(document)
  assertKnownNames(options.target ?? '--target', target, document, operations)
  const make: CaseSource = {
    document,
    validator,
    seed: options.seed,
    randomRuns: options.random,
    workflows: options.flows === undefined ? [] : readWorkflows(options.flows),
  }
  const secrets = new Secrets()
  for (const [name, value] of Object.entries(target.headers))
    if (/auth|cookie|key|secret|token/i.test(name)) secrets.add(`header_${name}`, value)
  for (const [name, credential] of Object.entries(target.credentials))
    secrets.add(name, 'value' in credential ? credential.value : credential.password)
  for (const [name, credential] of Object.entries(target.credentials))
    if ('username' in credential)
      secrets.add(`${name}_basic`, `${credential.username}:${credential.password}`)
  const pace = requestPacing({
    concurrency: target.concurrency,
    perSecond: target.perSecond,
    patienceSeconds: patience,
  })
  const wire = openHttpClient({
    timeoutSeconds: target.timeoutSeconds,
    concurrency: target.concurrency,
    connection: target.connection,
    pace,
  })
  const places = new Map<string, number>()
  function* placed(
    cases: Iterable<TestCase>,
    phase: CasePhase,
    operation: number,
  ): Generator<TestCase> {
    let index = 0
    for (const testCase of cases) {
      index += 1
      const { check } = testCase
      if (check !== undefined && !isRuleOn(check, options.rules, document.root)) continue
      if (check !== undefined && target.operations[testCase.operation]?.without.includes(check))
        continue
      places.set(testCase.name, (phases.indexOf(phase) * SHARE + operation) * SHARE + index)
      yield testCase
    }
  }
  const placeOf = (testCase: TestCase): number => places.get(testCase.name) ?? 0
  const selected = (): SelectedCases[] =>
    casesByOperation(make, operations.values(), target, options).map((each, operation) =>
      selectCases(
        {
          operation: each.operation,
          phases: new Map(
            [...each.phases].map(([phase, cases]) => [phase, placed(cases, phase, operation)]),
          ),
        },
        { ...options, budget: target.operations[each.operation]?.budget ?? options.budget },
      ),
    )
  let cases: readonly TestCase[] | undefined
  const run = createHash('sha256')
    .update(`${options.seed} ${process.pid} ${Date.now()}`)
    .digest('hex')
    .slice(0, 10)
  return {
    document,
    operations,
    target,
    typed: commandLineOf(options),
    making: make,
    // Schemas are compiled when they are needed, so their faults appear during the run.
    get warnings() {
      return [
        ...(target.connection.isInsecure
          ? [
              '--insecure: the certificates of servers were not checked, so anybody may have answered',
            ]
          : []),
        ...Object.entries(target.operations).flatMap(([id, { without, budget }]) => [
          ...(without.length === 0
            ? []
            : [`the target file leaves out ${without.join(', ')} at ${id}`]),
          ...(budget === undefined ? [] : [`the target file limits ${id} to ${budget} cases`]),
        ]),
        ...streamLines(rpcs),
        ...basePathWarning(options, document),
        ...document.warnings.map(
          ({ pointer, words }) => `${shownPlace(document.locate(pointer))} ${words}`,
        ),
        ...schemaWarnings(make),
      ]
    },
    selected,
    get cases() {
      cases ??= [...flat(selected().flatMap(({ early, late }) => [early, late]))].sort(
        (a, b) => placeOf(a) - placeOf(b),
      )
      return cases
    },
    placeOf,
    context: {
      document,
      operations,
      target,
      wire,
      secrets,
      sessions: new Map(),
      waitSeconds: options.wait,
      run,
      validator,
      vocabulary: vocabularyOf(
        document.root,
        [],
        options.redact || options.rules.has('health') || hasClasses(document.root),
      ),
      checks: checksOf(document, options.rules, target),
    },
  }
}
