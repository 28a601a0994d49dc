import { seededRandom } from '../../soak/seeded-random.ts'
import type { Mode } from '../modes/mode.ts'
import type { VisitLanguage, MemberName } from '../visit/open-member.ts'
import type { ProgramName } from '../../../src/session/member/model/programs.ts'
import type { PlannedPage } from './pages.ts'

/** Which calls a mode changes: `page`: those of the page alone, not of the frame around it. */
export type CallScope = 'page' | 'all' | 'one'

/** One visit: who sees which page in which language under which mode. */
export interface PlannedVisit {
  readonly member: MemberName
  readonly language: VisitLanguage
  readonly page: PlannedPage
  readonly mode: Mode
  readonly seed: number
  /** The scope, or the operation whose answer alone changes. */
  readonly calls: CallScope | (string & {})
}

/** Names to which visits are restricted. */
export interface Selection {
  readonly modes: readonly Mode[]
  readonly pages: readonly PlannedPage[]
  readonly members: readonly MemberName[]
  readonly languages: readonly VisitLanguage[]
  readonly calls?: string | undefined
}

const canView = (member: MemberName, { viewers }: PlannedPage) =>
  viewers === 'both' || (viewers === 'visitor') === (member === 'visitor')

/** Programs of the members; see mock-server/seed/personas. */
const programsOf: Readonly<Record<MemberName, readonly ProgramName[]>> = {
  rosa: ['diabetes', 'hypertension', 'weight'],
  frank: ['hypertension', 'heartFailure'],
  nora: ['hypertension', 'chronicKidneyDisease'],
  gina: ['comprehensiveWeight'],
  ines: ['diabetes'],
  visitor: [],
}
/** The share of visits by members who may open the page; the others test that it stays closed. */
const openShare = 0.85

/** Whether the programs of a member open a page. */
export function isOpenTo(member: MemberName, { programs }: PlannedPage): boolean {
  return programs === null || programs.some((each) => programsOf[member].includes(each))
}

/** Every page once: member, language, mode and calls are dealt by the seed, each mode equally often. */
export function compactVisits(selection: Selection, seed: number): PlannedVisit[] {
  const random = seededRandom(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const deck = shuffled(selection.modes, random)
  return shuffled(selection.pages, random).flatMap((page, index) => {
    const all = selection.members.filter((member) => canView(member, page))
    const open = all.filter((member) => isOpenTo(member, page))
    const viewers = open.length > 0 && random() < openShare ? open : all
    const mode = deck[index % deck.length]
    if (viewers.length === 0 || mode === undefined) return []
    return [
      {
        member: pick(viewers),
        language: pick(selection.languages),
        page,
        mode,
        seed: Math.floor(random() * 1e6),
        calls: selection.calls ?? pick(scopesOf(mode)),
      },
    ]
  })
}

/** Every page with every mode for every member and language; calls are dealt by the seed. */
export function allVisits(selection: Selection, seed: number): PlannedVisit[] {
  const random = seededRandom(seed)
  return selection.members.flatMap((member) =>
    selection.languages.flatMap((language) =>
      selection.pages
        .filter((page) => canView(member, page))
        .flatMap((page) =>
          selection.modes.map((mode) => {
            const scopes = scopesOf(mode)
            return {
              member,
              language,
              page,
              mode,
              seed: Math.floor(random() * 1e6),
              calls: selection.calls ?? (scopes[Math.floor(random() * scopes.length)] as CallScope),
            }
          }),
        ),
    ),
  )
}

/** One failed call is the common case of a failure; a newer server changes all answers. */
const scopesOf = ({ kind }: Mode): readonly CallScope[] =>
  kind === 'failure' ? ['one', 'one', 'one', 'page', 'all'] : ['page', 'page', 'page', 'one', 'all']

/** Returns the items in an order that the numbers decide. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
