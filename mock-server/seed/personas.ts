import { ada } from './personas/ada.ts'
import { beth } from './personas/beth.ts'
import { carmen } from './personas/carmen.ts'
import { dirk } from './personas/dirk.ts'
import { dora } from './personas/dora.ts'
import { edith } from './personas/edith.ts'
import { frank } from './personas/frank.ts'
import { gina } from './personas/gina.ts'
import { grace } from './personas/grace.ts'
import { ines } from './personas/ines.ts'
import { luis } from './personas/luis.ts'
import { mia } from './personas/mia.ts'
import { nora } from './personas/nora.ts'
import { olga } from './personas/olga.ts'
import { omar } from './personas/omar.ts'
import { paul } from './personas/paul.ts'
import { pia } from './personas/pia.ts'
import { rosa } from './personas/rosa.ts'
import type { Persona } from './persona.ts'
import { ten } from './personas/ten.ts'
import { theo } from './personas/theo.ts'
import { vera } from './personas/vera.ts'
import { walter } from './personas/walter.ts'
import { wes } from './personas/wes.ts'

/** All personas by template name, in display order. */
export const personas: ReadonlyMap<string, Persona> = new Map(
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

export function personaOf(template: string): Persona {
  const story = personas.get(template)
  if (!story)
    throw new Error(`no member "${template}"; there are ${[...personas.keys()].join(', ')}`)
  return story
}
