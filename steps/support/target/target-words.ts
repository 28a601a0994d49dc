import type { Pickle } from '@cucumber/messages'
import type { Target } from './target.ts'

type Named = Pick<Target, 'brand' | 'support'>

/** The words of features that each provider has its own of, such as `{brand}`. */
const words: Readonly<Record<string, (target: Named) => string>> = {
  brand: ({ brand }) => brand,
  'support phone': ({ support }) => support.phone,
}

/** A text of a feature in the words of a target. Throws on a word that does not exist. */
export function inTargetWords(text: string, target: Named): string {
  return text.replaceAll(/\{([a-z ]+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined)
      throw new Error(`There is no {${name}}: use {${Object.keys(words).join('}, {')}}.`)
    return word(target)
  })
}

/** Puts the words of a target into the steps of a scenario and into their tables. */
export function useTargetWords({ steps }: Pick<Pickle, 'steps'>, target: Named): void {
  for (const step of steps) {
    step.text = inTargetWords(step.text, target)
    for (const row of step.argument?.dataTable?.rows ?? [])
      for (const cell of row.cells) cell.value = inTargetWords(cell.value, target)
  }
}
