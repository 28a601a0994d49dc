import { ExitError } from '../exit-code.ts'
import { allowedOptions } from './allowed-options.ts'

export const HELP = `conform: does a server keep what its contract promises?

  conform doctor              can this target be tested? contract, addresses, TLS, clock, logins; sends no test
  conform run                 tests it (as no command does) and leaves report.html, junit.xml, report.json (CTRF), report.sarif and events.ndjson
  conform list [checks|requirements]   what would be tested, and held against what; asks nobody anything
  conform replay ID           asks one case of a report once more
  conform baseline add|prune|check   keeps the file of failures that are known (--known FILE, --reason TEXT)
  conform merge FOLDER …      makes one report of those of all shards
  conform lint                is this contract good enough to be tested from?
  conform diff BASE HEAD      what HEAD breaks: OpenAPI documents (or REF:FILE of git) or protobuf modules (--approvals FILE)
  conform drift --har FILE    recorded traffic against the contract, in both directions
  conform cover [FOLDER]      what a run covered: rows, constraints, business logic (--min achieved=40)
  conform trace [FOLDER]      what a run showed of each requirement (--requirements FILE[@VERSION], --min requirements=60)
  conform claim               writes claim.yaml of a run (--organisation, --contact); claim verify FILE
  conform selftest [MUTANT|KIND …]   starts the sandbox and mutants of it: which are caught, and what is a false alarm (--seeds N)
  conform compare             the same faults in front of Prism's and Redocly's proxies and Schemathesis (SCHEMATHESIS=program)

  --openapi FILE              an OpenAPI 3.1 document, JSON or YAML, in one file or many (this portal's)
  --proto FOLDER|IMAGE        a protobuf module (this portal's); without --openapi it is all of the contract
  --rpc-examples FOLDER       JSON files of rpc, request, response or error (this portal's)
  --rpc-errors FILE           YAML of errors by name, which RPCs name by an option of methods called errors (this portal's)
  --target FILE|ADDRESS       the server: addresses, personas, pace (conformance/targets/sandbox.yaml); README.md says how.
                              Of this portal's contract an ADDRESS is that of its sandbox; of others, of a server without personas
  --base ADDRESS              in the place of the target file's base
  --phases a,b                examples, boundary, negative, flows, access, property, protocol (all)
  --only, --skip PATTERN      cases by name (* one part, ** any), operation or id; may be given more than once
  --profile NAME              quick, core or extended (extended): phases and a budget
  --budget N                  at most N cases of each operation
  --shard i/n                 one of n parts, which together are all cases
  --workers N                 at most N requests at a time (as the target file says)
  --requirements FILE[@VERSION]   what the run showed of each, in every report; --min requirements=60 ends with 8 below it
  --min NAME=PERCENT          ends with 8 below it: achieved, reachable, operations, constraints, reach (cover); requirements (run, merge, trace), keyed (trace)
  --har FILE                  recorded traffic
  --approvals FILE            breaking changes that somebody answers for: fingerprint, reason, ticket, until when
  --organisation NAME, --contact ADDRESS   whose claim it is
  --seeds N                   seeds with which the selftest looks for false alarms (1)
  --reason TEXT               why failures are put into the known-failing file
  --github                    annotations for GitHub, too (on there by itself)
  --known FILE                failures that are known: case, check, why, until when
  --seed N                    (1)
  --random N                  requests at random of each operation (10); 0 for none
  --flows FOLDER              workflows of Arazzo 1.0.1 (this portal's)
  --enforce-latency           a latency over x-latency-budget-ms fails
  --out FOLDER                where reports go (reports/conformance)
  --json                      for programs: list, lint, diff, drift, cover, trace

Ends with 0 conforms, 1 does not, 2 wrong use, 3 the contract is not valid, 4 the target could not be measured, 5 a login failed or a persona lacks data,
6 a failure that is known does not fail, 7 a breaking change nobody approved, 8 below a threshold, 70 the harness failed, 130 interrupted. Nothing that prevented measurement is 0 or 1.
`

/**
 * What the program says of one command: its line and the options that it takes; all of it where
 * none is named. Stops at one that there is not.
 */
export function helpOf(command: string | undefined): string {
  if (command === undefined || command === 'help') return HELP
  const its = allowedOptions(command)
  if (its === undefined)
    throw new ExitError('usage', `there is no command "${command}"; conform help tells of all`)
  const lines = HELP.split('\n')
  const own = lines.filter((line) => new RegExp(`^ {2}conform ${command}\\b`).test(line))
  const isOf = (line: string): boolean =>
    [...(line.trim().split(/ {3,}/)[0] ?? '').matchAll(/--([a-z-]+)/g)].some(([, name]) =>
      its.includes(name ?? ''),
    )
  // A line that says more of an option stands below it.
  const options = lines.flatMap((line, index) =>
    /^ {2}--/.test(line) && isOf(line)
      ? [line, ...(/^ {20}/.test(lines[index + 1] ?? '') ? [lines[index + 1]!] : [])]
      : [],
  )
  const ends = lines.slice(lines.findIndex((line) => line.startsWith('Ends with ')))
  return [
    ...own,
    '',
    ...(options.length === 0 ? ['  it has no options'] : options),
    '',
    ...ends,
  ].join('\n')
}
