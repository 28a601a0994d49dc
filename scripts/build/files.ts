/** What a chunk group is told of the modules: what each imports at once. */
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

/** The frame of all signed-in pages, what keeps their session, and the page that all members see first: what it needs is at hand on the next one. */
const signedIn = ['src/app/member-area.tsx', 'src/app/dashboard-page.tsx', 'src/session/engine.ts']
/** What opens over a signed-in page once it has been painted. */
const overlays = ['src/app/overlays.tsx']
/** The name of their file. */
export const overlaysFile = 'after'
/** What the dashboard says of change, which is what she reads first, and its tiles: a browser fetches six files at a time, and her readings wait behind them. */
const lead = ['src/slices/dashboard/changes.tsx']
const tiles = ['src/app/dashboard-parts.tsx']
/** The chat has a budget of its own, and does not bring the dashboard. */
const chat = ['src/app/chat-parts.tsx', 'src/session/chat-live.ts']
/** Pages that a visitor may open: what they need must not bring the member's part with it. */
const visitors = ['src/app/sign-in-page.tsx', 'src/app/access-pages.tsx', 'src/slices/sign-in/logout-screen.tsx', 'src/app/transition-pages.tsx', 'src/app/non-member-pages.tsx']
/** The client of the contract: each page brings the calls that it asks, by capability. */
const client = /\/generated\/(?:openapi|rpc)\/(?:calls|queries|hooks)[/.]/
/** Texts that a page never comes without: a visitor's or a member's. */
const texts = /\/catalogues\/(?:(common|ui)|(?:shell|idle|language|notifications))\.(\w\w-\w\w)\.json$/

/** The file of a catalogue that shares one with others, null for one that has its own. */
export function textsFile(id: string): string | null {
  const [, isEverywhere, locale] = texts.exec(id) ?? []
  return locale === undefined ? null : `${isEverywhere ? 'texts' : 'member-texts'}.${locale}`
}

/**
 * Puts what every signed-in page needs into one file, what follows it after the first picture into a second, what the dashboard says into two more, and
 * the texts of both into one for each language; answers null for what is left to the bundler. That would make seventy files of the first signed-in page, each compressed for itself,
 * with headers of its own and the names of ten others in it. `root`: the portal's folder.
 */
export function files(root: string) {
  let sets: Readonly<Record<'member' | 'overlays' | 'lead' | 'tiles' | 'chat' | 'visitors', ReadonlySet<string>>> | null = null
  return (id: string, graph: Graph): string | null => {
    const together = textsFile(id)
    if (together !== null) return together
    const of = (names: readonly string[]) => closure(graph, names.map(name => `${root}/${name}`))
    sets ??= { member: of(signedIn), overlays: of(overlays), lead: of(lead), tiles: of(tiles), chat: of(chat), visitors: of(visitors) }
    // What is asked for by name stays a file of its own.
    if (sets.visitors.has(id) || client.test(id) || [...signedIn, ...overlays, ...lead, ...tiles].some(name => id === `${root}/${name}`)) return null
    if (sets.member.has(id)) return 'member'
    if (sets.overlays.has(id)) return overlaysFile
    if (sets.chat.has(id)) return null
    return sets.lead.has(id) ? 'lead' : sets.tiles.has(id) ? 'tiles' : null
  }
}

/** The modules and all that they import at once. */
function closure(graph: Graph, from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id) || client.test(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  from.forEach(visit)
  return seen
}
