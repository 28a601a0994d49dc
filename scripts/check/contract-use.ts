import { globSync, readFileSync } from 'node:fs'
import { plainCalls } from './plain-calls.ts'
import type { CheckPart } from './check-result.ts'

/**
 * Schemas of src that describe no message of the contracts, each file with how many it may have and
 * why.
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
/** How much may stand beside the contract: nothing. */
const most = { structs: 0, accepts: 0, unlisted: 0, named: 0 }

export interface ContractUse {
  readonly operations: readonly string[]
  /** Operations that a module of api/ uses through the generated query, mutation or hook. */
  readonly used: ReadonlySet<string>
  /** How often each file has a `Schema.Struct`. */
  readonly structs: ReadonlyMap<string, number>
  readonly accepts: number
  /** Places of src that name an operation by a text. */
  readonly named: readonly string[]
}

/**
 * The contract is written once: its messages have no second description in src, and its operations
 * no second way to be called (docs/decisions/0081-contract-use-check.md).
 */
export const contractUse: CheckPart = {
  name: 'contract-use',
  async run() {
    return contractUseFindings(
      contractUseOf(sources('src/**/*.{ts,tsx}'), sources('generated/{openapi,rpc}/queries/*.ts')),
    )
  },
}

/** Reads it from the texts of files: of src, and of the generated queries. */
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

/** What a module takes of the generated client, by name or through a namespace. */
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
 * Ids of operations that are words of the session, of pages and of effects of the chat, too: these
 * count only as an argument, or as what `operation` is.
 */
const otherWords = new Set(['signIn', 'signOut', 'resetPassword', 'markRead'])

/**
 * The operations that a text names by a text of its own; the generated call, query or mutation has
 * the name.
 */
export function namedByText(text: string, operations: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(/(operation(?:Id)?: |\()?(['"])([A-Za-z0-9]+)\2/g)].flatMap(
    ([, before, , name = '']) =>
      operations.has(name) && (before !== undefined || !otherWords.has(name)) ? [name] : [],
  )
}

/** Judges what was read by the lists and by the bounds. */
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
          `src has ${left} Schemas of messages written by hand; ${bounds.structs} at most. Use generated/schemas, or name a form's own shape in scripts/check/contract-use.ts: ${beyond.map(({ file, times }) => `${file} ${times}`).join(', ')}`,
        ]
      : []),
    ...(accepts > bounds.accepts
      ? [
          `src has ${accepts} times \`Accepts<\`; ${bounds.accepts} at most. The generated calls answer what the readers give.`,
        ]
      : []),
    ...(named.length > bounds.named
      ? [
          `src names an operation by a text; take it from the generated query or mutation (\`.id\`): ${named.join(', ')}`,
        ]
      : []),
    ...(unlisted.length > bounds.unlisted
      ? [
          `No module of src/gateway uses the generated query, mutation or hook of ${unlisted.join(', ')}. Use it, or list it with its reason in scripts/check/plain-calls.ts.`,
        ]
      : []),
    ...(gone.length > 0
      ? [`scripts/check/plain-calls.ts lists ${gone.join(', ')}, which the contracts do not have.`]
      : []),
  ]
  const own = [...structs].reduce(
    (sum, [file, times]) => sum + Math.min(times, ownShapes[file]?.most ?? 0),
    0,
  )
  return {
    wrong: lines.join('\n'),
    counted: `${used.size} of ${operations.length} operations used through generated queries, mutations and hooks, ${operations.length - used.size - unlisted.length} listed; Schema.Struct of messages ${left}, of own shapes ${own}; Accepts< ${accepts}; operations named by a text ${named.length}`,
  }
}

const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length

/** The files of a pattern and their texts, without tests and what only tests use. */
const sources = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern)
      .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
