import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkIds } from '../checks/check-ids.ts'
import { ruleGroups } from '../checks/rules.ts'
import { mutants } from './mutants/all-mutants.ts'
import { wrongAnswers, type WrongAnswer } from './wrong-answers.ts'

/** Classes that no answer to this portal's contract can be of, with the test that proves each. */
const elsewhere: Partial<Record<WrongAnswer, string>> = {
  'cors_exact_origin: any': 'checks/http-semantics-checks.test.ts',
  'cors_exact_origin: not named': 'checks/http-semantics-checks.test.ts',
  'cors_exact_origin: without Vary': 'checks/http-semantics-checks.test.ts',
  'json_wellformed: item of a stream': 'cli/streams.test.ts',
  'response_schema_conformance: item of a stream': 'cli/streams.test.ts',
  'no_answer: cut': 'runner/broken-answers.test.ts',
  'unknown_fields_ignored: refused': 'rpc/reference-server.test.ts',
}

const classes = Object.entries(wrongAnswers).flatMap(([check, kinds]) =>
  Object.keys(kinds).map((kind) => `${check}: ${kind}` as WrongAnswer),
)

test('every check has classes of wrong answers', () => {
  expect(checkIds(new Set(ruleGroups)).filter((id) => !(id in wrongAnswers))).toEqual([])
})

test('every class of wrong answers has a mutant, or a test where this contract has none', () => {
  const tried = new Set(mutants.map(({ by }) => by))
  expect(classes.filter((each) => tried.has(each) === each in elsewhere)).toEqual([])
  for (const [by, file] of Object.entries(elsewhere))
    expect(readFileSync(`conformance/${file}`, 'utf8')).toContain(
      file.startsWith('checks/') ? 'corsExactOrigin' : by.split(':')[0],
    )
})

/** What may stand where a message has a value. */
const values = ['204', '302', '404', '503', 'aborted', 'fine', 'gRPC', 'type', 'a body', 'an item']

/** The messages of findings in a source, each with values in place of its expressions. */
const messagesIn = (source: string): string[][] =>
  [...source.matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g)]
    .map(([text]) => text.slice(1, -1))
    .filter((text) => /^(?:\$\{|[a-z]+ )/.test(text) && text.split(' ').length > 2)
    .map((text) => values.map((value) => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, value)))

test('every message of a finding is of a class', () => {
  const patterns = Object.values(wrongAnswers).flatMap((kinds): RegExp[] => Object.values(kinds))
  const all = globSync('conformance/{checks,checks/rpc,rpc/reply}/*.ts')
    .filter((file) => !/(-texts|-values|rules?|\.test)\.ts$/.test(file))
    .flatMap((file) =>
      messagesIn(readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, '')),
    )
  expect(all.length).toBeGreaterThan(90)
  expect(
    all
      .filter((texts) => !texts.some((text) => patterns.some((pattern) => pattern.test(text))))
      .map(([text]) => text),
  ).toEqual([])
})
