import { basename, dirname } from 'node:path'
import type { CataloguedStep, StepCatalogue } from './step-catalogue.ts'

export const catalogueFile = 'docs/steps.md'

const byFile = ({ steps }: StepCatalogue): [string, CataloguedStep[]][] =>
  Object.entries(Object.groupBy(steps, ({ file }) => file))
    .map(([file, found = []]): [string, CataloguedStep[]] => [
      file,
      found.toSorted((one, other) => one.expression.localeCompare(other.expression, 'en')),
    ])
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))

/** `steps/readings/blood-sugar.steps.ts` gives `Readings: blood sugar`. */
const titleOf = (file: string): string => {
  const area = basename(dirname(file))
  const noun = basename(file, '.steps.ts').replaceAll('-', ' ')
  return `${area.slice(0, 1).toUpperCase()}${area.slice(1)}: ${noun}`
}

/** The page for docs/. Without line numbers, so that only a changed step changes it. */
export function catalogueDocument(catalogue: StepCatalogue): string {
  return [
    '# Steps',
    '',
    `The ${catalogue.steps.length} step definitions of the features, by noun, each with one of its lines. \`npm run steps\` writes this page and prints each definition's file and line.`,
    '',
    'A word in braces is a parameter; `steps/support` and `steps/screens/region.screen.ts` define those that cucumber does not have. A step in `^…$` is a regular expression.',
    ...byFile(catalogue).flatMap(([file, steps]) => [
      '',
      `## ${titleOf(file)}`,
      '',
      `[${file}](../${file})`,
      '',
      '```text',
      ...steps.flatMap(({ expression, example }) => [expression, `    ${example}`]),
      '```',
    ]),
    '',
  ].join('\n')
}

/** The list for the terminal, with the number of uses and the place of each definition. */
export function catalogueLines(catalogue: StepCatalogue): string[] {
  return byFile(catalogue).flatMap(([file, steps]) => [
    '',
    titleOf(file),
    ...steps.flatMap(({ expression, example, uses, line }) => [
      `  ${expression}`,
      `      ${example}   (${uses}, ${file}:${line})`,
    ]),
  ])
}
