import { ada } from './ada.ts'
import { beth } from './beth.ts'
import { carmen } from './carmen.ts'
import { dirk } from './dirk.ts'
import { dora } from './dora.ts'
import { edith } from './edith.ts'
import { frank } from './frank.ts'
import { gina } from './gina.ts'
import { grace } from './grace.ts'
import { ines } from './ines.ts'
import { luis } from './luis.ts'
import { mia } from './mia.ts'
import { nora } from './nora.ts'
import { olga } from './olga.ts'
import { omar } from './omar.ts'
import { paul } from './paul.ts'
import { pia } from './pia.ts'
import { rosa } from './rosa.ts'
import type { Story } from './story.ts'
import { ten } from './ten.ts'
import { theo } from './theo.ts'
import { vera } from './vera.ts'
import { walter } from './walter.ts'
import { wes } from './wes.ts'

/** Everybody, by template name, in the order in which they are shown. */
export const stories: ReadonlyMap<string, Story> = new Map(
  Object.entries({
    rosa,
    carmen,
    walter,
    edith,
    frank,
    nora,
    paul,
    beth,
    ten,
    luis,
    ines,
    dora,
    pia,
    wes,
    gina,
    ada,
    omar,
    grace,
    dirk,
    mia,
    olga,
    theo,
    vera,
  }),
)

export function storyOf(template: string): Story {
  const story = stories.get(template)
  if (!story)
    throw new Error(`no member "${template}"; there are ${[...stories.keys()].join(', ')}`)
  return story
}
