import { ExitError } from '../exit-code.ts'
import { allowedOptions } from './allowed-options.ts'

export const HELP = `conform: test a server against its API contract

  conform doctor [CONTRACT]   check that a target can be tested: contract, addresses, TLS, clock, logins; runs no case
  conform run [CONTRACT]      test a server (default command) and write report.html, junit.xml, report.json (CTRF), report.sarif and events.ndjson
  conform list [cases|checks|requirements] [CONTRACT]   list the cases of a run, the checks or the requirements; needs no server
  conform explain CHECK       print what a check demands and what to do about its failures; needs no contract
  conform replay ID           repeat one case of a report
  conform baseline add|prune|check   maintain the file of known failures (--known FILE, --reason TEXT)
  conform merge FOLDER …      merge the reports of all shards
  conform lint [CONTRACT]     lint the contract
  conform diff BASE HEAD      report breaking changes: OpenAPI documents (or REF:FILE of git) or protobuf modules (--approvals FILE)
  conform drift --har FILE    compare recorded traffic with the contract, in both directions
  conform cover [FOLDER]      print the coverage of a run: rows, constraints, business logic (--min achieved=40)
  conform trace [FOLDER]      print the result of a run for each requirement (--requirements FILE[@VERSION], --min requirements=60)
  conform claim               write claim.yaml for a run (--organisation, --contact); claim verify FILE
  conform selftest [MUTANT|KIND …]   test the harness itself: mutants that it catches, false alarms (--seeds N)
  conform compare             run Prism, Redocly and Schemathesis on the same faults (SCHEMATHESIS=program)

  CONTRACT is an OpenAPI document (file or http address), a protobuf module or a gRPC server with reflection (grpc://HOST:PORT). The file conform.yaml of the working directory may name it.

  --openapi FILE|ADDRESS      OpenAPI 2.0, 3.0, 3.1 or 3.2, JSON or YAML, in one or more files
  --proto FOLDER|IMAGE        protobuf module: an image (buf build, protoc), or a folder that an installed buf builds; without --openapi it is the whole contract
  --rpc-examples FOLDER       JSON files with rpc, request, response or error
  --rpc-errors FILE           YAML file of named errors, for the method option "errors" of RPCs
  --target FILE|ADDRESS       server under test: an address, or a file of addresses, personas and pace (README.md). Default: a server of the contract, a local one first
  --base ADDRESS              override the base of the target file
  --header 'NAME: VALUE'      send a header with every request; repeatable. Values of --header, --auth, --bearer and the like may be env:VARIABLE
  --auth USER:PASSWORD        HTTP basic authentication
  --bearer TOKEN              bearer token
  --api-key [SCHEME=]KEY      API key of the contract's security scheme; repeatable
  --client-id ID, --client-secret SECRET   get a token with OAuth client credentials; --token-url ADDRESS (default: that of the contract)
  --user USER:PASSWORD        get a token with the OAuth password grant
  --refresh-token TOKEN       get a token with an OAuth refresh token
  --token-url ADDRESS, --scope SCOPES   token endpoint and scopes of the three
  --ca FILE                   certificate authority (PEM) that is trusted besides the public ones
  --cert FILE, --key FILE     client certificate and its key (PEM)
  --insecure                  accept every certificate; each report warns of it
  --wait SECONDS              wait for a target that is starting (default: 0)
  --rules GROUPS              contract, rfc, security (default: these three), or health, which has all rules
  --redact                    report shapes instead of values; contracts with x-data-class and the rules health always do
  --phases a,b                examples, boundary, negative, flows, access, property, protocol (default: all)
  --only, --skip PATTERN      select or skip cases by name (* one part, ** any), operation or id; repeatable
  --profile NAME              quick, core or extended (default: extended): presets of phases and budget
  --budget N                  maximum number of cases for each operation
  --max-time SECONDS          time for all cases (default: 60), spread over the operations; 0 for no limit
  --shard i/n                 run shard i of n
  --destructive               also call operations that look destructive, such as shutdown, purge or x-destructive
  --restart-command COMMAND   shell command that starts a target that died; the run then goes on
  --workers N                 maximum number of concurrent requests (default: from the target file)
  --requirements FILE[@VERSION]   report the result for each requirement; --min requirements=60 exits with 8 below it
  --min NAME=PERCENT          exit with 8 below a threshold: achieved, reachable, operations, constraints, reach (cover); requirements (run, merge, trace), keyed (trace)
  --har FILE                  recorded traffic: HAR, or a Postman collection with saved responses
  --approvals FILE            approved breaking changes: fingerprint, reason, ticket, expiry date
  --organisation NAME, --contact ADDRESS   author of the claim
  --seeds N                   number of seeds of the selftest (default: 1)
  --reason TEXT               reason for new known failures
  --github                    print GitHub annotations (default in GitHub Actions)
  --baseline FILE             known failures: the first run writes the file, later ones fail for what is new
  --known FILE                known failures: case, check, reason, expiry date
  --seed N                    random seed (default: 1)
  --random N                  random requests for each operation (default: 10); 0 for none
  --flows FOLDER              Arazzo 1.0.1 workflows
  --enforce-latency           fail on latencies over x-latency-budget-ms
  --out FOLDER                folder of the reports (default: reports/conformance)
  --json                      print JSON: list, lint, diff, drift, cover, trace
  --version                   print the version

Exit codes: 0 conforms, 1 does not conform, 2 usage error, 3 invalid contract, 4 the target could not be measured, 5 login failed or persona without data,
6 a known failure passed, 7 breaking change without approval, 8 below a threshold, 70 internal error, 130 interrupted. A run that could not be measured never exits with 0 or 1.
`

/**
 * The help text of one command with its options, or all of it without a command. Throws a usage
 * error for an unknown command.
 */
export function helpOf(command: string | undefined): string {
  if (command === undefined || command === 'help') return HELP
  const its = allowedOptions(command)
  if (its === undefined)
    throw new ExitError('usage', `unknown command "${command}". See conform help`)
  const lines = HELP.split('\n')
  const own = lines.filter((line) => new RegExp(`^ {2}conform ${command}\\b`).test(line))
  const isOf = (line: string): boolean =>
    [...(line.trim().split(/ {3,}/)[0] ?? '').matchAll(/--([a-z-]+)/g)].some(([, name]) =>
      its.includes(name ?? ''),
    )
  // A continuation line follows its option.
  const options = lines.flatMap((line, index) =>
    /^ {2}--/.test(line) && isOf(line)
      ? [line, ...(/^ {20}/.test(lines[index + 1] ?? '') ? [lines[index + 1]!] : [])]
      : [],
  )
  const ends = lines.slice(lines.findIndex((line) => line.startsWith('Exit codes: ')))
  return [...own, '', ...(options.length === 0 ? ['  no options'] : options), '', ...ends].join(
    '\n',
  )
}
