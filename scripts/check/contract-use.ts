import { globSync, readFileSync } from 'node:fs'
import { plainCalls } from './plain-calls.ts'
import type { CheckPart } from './check-result.ts'

/**
 * Files of src with Schemas that describe no message of the contracts: the maximum count and the
 * reason.
 */
const ownShapes: Readonly<Record<string, { readonly most: number; readonly why: string }>> = {
  'src/session/embedding/model/one-app-protocol.ts': {
    most: 5,
    why: 'messages of the parent app, which contracts/one-app describes in words',
  },
  'src/slices/payment/model/payment-form.ts': {
    most: 1,
    why: 'messages of the frame of the payment processor',
  },
}
/** The maximum counts. */
const most = { structs: 0, accepts: 0, unlisted: 0, named: 0 }

export interface ContractUse {
  readonly operations: readonly string[]
  /** Operations that a module of api/ uses through the generated query, mutation or hook. */
  readonly used: ReadonlySet<string>
  /** The number of `Schema.Struct` calls in each file. */
  readonly structs: ReadonlyMap<string, number>
  readonly accepts: number
  /** Places in src with an operation id as a string. */
  readonly named: readonly string[]
}

/**
 * Checks that src neither duplicates Schemas of the contract nor bypasses the generated calls
 * (docs/decisions/0081-contract-use-check.md).
 */
export const contractUse: CheckPart = {
  name: 'contract-use',
  async run() {
    return contractUseFindings(
      contractUseOf(sources('src/**/*.{ts,tsx}'), sources('generated/{openapi,rpc}/queries/*.ts')),
    )
  },
}

/** Counts contract uses in the sources of src and of the generated queries, by path. */
export function contractUseOf(
  src: ReadonlyMap<string, string>,
  queries: ReadonlyMap<string, string>,
): ContractUse {
  const operations = [...queries.values()].flatMap((text) =>
    [...text.matchAll(/^export const (\w+?)(?:Query|Mutation|Options|MutationOptions)\b/gm)].map(
      ([, name = '']) => name,
    ),
  )
  const names = new Set(
    [...src]
      .filter(([file]) => /\/api\/|^src\/platform\/(?:http|query)\//.test(file))
      .flatMap(([, text]) => importedNames(text)),
  )
  const structs = [...src]
    .map(([file, text]) => [file, count(text, /Schema\.Struct\(/g)] as const)
    .filter(([, times]) => times > 0)
  return {
    operations,
    used: new Set(
      operations.filter((name) =>
        [
          `use${pascal(name)}`,
          `use${pascal(name)}Pages`,
          `${name}Query`,
          `${name}Mutation`,
          `${name}Options`,
        ].some((form) => names.has(form)),
      ),
    ),
    structs: new Map(structs),
    accepts: [...src.values()].reduce((sum, text) => sum + count(text, /\bAccepts</g), 0),
    named: [...src].flatMap(([file, text]) =>
      namedByText(text, new Set(operations)).map((name) => `${file} '${name}'`),
    ),
  }
}

/** The names that a module imports from the generated client, directly or through a namespace. */
export function importedNames(text: string): readonly string[] {
  const named = [
    ...text.matchAll(
      /import \{([^}]*)\} from '#generated\/(?:openapi|rpc)\/(?:calls|queries|hooks|paged)\.ts'/g,
    ),
  ].flatMap(([, list = '']) => list.split(','))
  const spaces = [
    ...text.matchAll(
      /import \* as (\w+) from '#generated\/(?:openapi|rpc)\/(?:calls|queries|hooks|paged)\.ts'/g,
    ),
  ]
  return [
    ...named.map((name) => name.trim().split(' as ')[0] ?? ''),
    ...spaces.flatMap(([, space = '']) =>
      [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    ),
  ]
}

/**
 * Operation ids that are also other words. They count only as an argument or as the value of
 * `operation`.
 */
const otherWords = new Set(['signIn', 'signOut', 'resetPassword', 'markRead'])

/** The operation ids in string literals of a source text. */
export function namedByText(text: string, operations: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(/(operation(?:Id)?: |\()?(['"])([A-Za-z0-9]+)\2/g)].flatMap(
    ([, before, , name = '']) =>
      operations.has(name) && (before !== undefined || !otherWords.has(name)) ? [name] : [],
  )
}

/** Compares the counts with the lists and the limits. */
export function contractUseFindings(
  { operations, used, structs, accepts, named }: ContractUse,
  bounds = most,
  listed: Readonly<Record<string, string>> = plainCalls,
) {
  const unlisted = operations.filter((name) => !used.has(name) && !(name in listed))
  const gone = Object.keys(listed).filter((name) => !operations.includes(name))
  const beyond = [...structs]
    .map(([file, times]) => ({ file, times: times - (ownShapes[file]?.most ?? 0) }))
    .filter(({ times }) => times > 0)
  const left = beyond.reduce((sum, { times }) => sum + times, 0)
  const lines = [
    ...(left > bounds.structs
      ? [
          `src has ${left} hand-written Schemas of messages; the maximum is ${bounds.structs}. Use generated/schemas, or list a form's own shape in scripts/check/contract-use.ts: ${beyond.map(({ file, times }) => `${file} ${times}`).join(', ')}`,
        ]
      : []),
    ...(accepts > bounds.accepts
      ? [
          `src uses \`Accepts<\` ${accepts} times; the maximum is ${bounds.accepts}. Use the result types of the generated calls.`,
        ]
      : []),
    ...(named.length > bounds.named
      ? [
          `src has operation ids as strings. Use \`.id\` of the generated query or mutation: ${named.join(', ')}`,
        ]
      : []),
    ...(unlisted.length > bounds.unlisted
      ? [
          `No module of api/ uses the generated query, mutation or hook of ${unlisted.join(', ')}. Use it, or list it with its reason in scripts/check/plain-calls.ts.`,
        ]
      : []),
    ...(gone.length > 0
      ? [
          `scripts/check/plain-calls.ts lists ${gone.join(', ')}, which the contracts do not have. Remove it.`,
        ]
      : []),
  ]
  const own = [...structs].reduce(
    (sum, [file, times]) => sum + Math.min(times, ownShapes[file]?.most ?? 0),
    0,
  )
  return {
    wrong: lines.join('\n'),
    counted: `${used.size} of ${operations.length} operations used through generated queries, mutations and hooks, ${operations.length - used.size - unlisted.length} listed; Schema.Struct of messages ${left}, of own shapes ${own}; Accepts< ${accepts}; operation ids as strings ${named.length}`,
  }
}

const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length

/** The sources that match a pattern, by path, without tests and test helpers. */
const sources = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern)
      .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
