import { basename, dirname } from 'node:path'
import type { CataloguedStep, StepCatalogue } from './step-catalogue.ts'

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

/**
 * The list for the terminal, with the number of uses and the place of each definition, and with the
 * values of each parameter type.
 */
export function catalogueLines(catalogue: StepCatalogue): string[] {
  const steps = byFile(catalogue).flatMap(([file, found]) => [
    '',
    titleOf(file),
    ...found.flatMap(({ expression, example, uses, line }) => [
      `  ${expression}`,
      `      ${example}   (${uses}, ${file}:${line})`,
    ]),
  ])
  const types = catalogue.types.flatMap(({ name, values }) => [
    '',
    `{${name}}`,
    ...values.map((value) => `  ${value}`),
  ])
  return [...steps, ...types]
}
