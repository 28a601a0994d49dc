import { chunkEntries, chunkMembers, entryFiles } from '../../src/app/chunks.ts'

/** Part of the bundler's API for chunk groups: the static imports of a module. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The name of the chunk with the overlays. */
export const overlaysFile = 'after'
/** The generated API client. Each page loads the calls that it uses, split by capability. */
const client = /\/generated\/(?:openapi|rpc)\/(?:calls|queries|hooks|paged)[/.]/
/** The model code that many pages share. */
const rule = /\/src\/(?:slices|vitals|session|platform)\/(?:[\w-]+\/)*model\//
/** The largest library, which some pages do not need. */
const schemas = '/node_modules/effect/'
/**
 * The calls of the initial load and of the dashboard's first window. They are listed because every
 * client module imports all others; visitors use those of `account`, too.
 */
const firstCalls =
  /\/generated\/(?:(?:openapi|rpc)\/(?:(?:queries|hooks)\/account|(?:calls|queries|hooks|paged)\/(?:blood-pressure|blood-sugar|cardiometabolic|devices|features|kidney|labs|launchpad|one-app-migration|programs|pulse|supplies|user-tasks|weight))|schemas\/(?:openapi|rpc)\/(?:blood-pressure|blood-sugar|blood-sugar-stats|cardiometabolic|devices|features|kidney|labs|launchpad|one-app-migration|programs|pulse|supplies|user-tasks|weight)\.reader)\.ts$/
/** The calls of the coach's card, the unread count and the chat. */
const coachCalls =
  /\/generated\/(?:rpc\/(?:calls|queries|hooks|paged)\/(?:care-team|chat|coaching)|schemas\/rpc\/(?:care-team|chat|coaching)\.reader)\.ts$/
/** The calls that visitors need as well. */
const everyCall =
  /\/generated\/(?:entity-tag|safe-write|openapi\/(?:calls\/(?:account|sign-in)|queries\/sign-in|bodies|query-options)|schemas\/openapi\/(?:access-codes|account|common|impersonation|problem|sign-in)\.reader)\.ts$/
/** The readers of answers that visitors use, and what members of all programs use. */
const readerParts = /\/generated\/(?:schemas\/(?:read|answer)|openapi\/read-body)\.ts$/
const memberParts =
  /\/generated\/(?:all-pages|query\/(?:hook|operation|paged)|(?:openapi|rpc)\/pages|rpc\/read-rpc|schemas\/rpc\/calendar\.reader)\.ts$/
/**
 * Returns the chunk of a module, or null to leave the choice to the bundler. Modules of every
 * signed-in page share a chunk, as do those of visitors, of the dashboard's first window, and of
 * the code after the first paint.
 * The bundler alone would create about 70 chunks for the first signed-in page. `root` is the
 * portal's folder.
 */
export function files(root: string) {
  let sets: Readonly<Record<keyof typeof chunkEntries, ReadonlySet<string>>> | null = null
  const path = (name: string) => `${root}/${name}`
  // A dynamically imported module keeps its own chunk.
  const { chat: _chat, ...alone } = chunkEntries
  const entries = new Set(Object.values(alone).flat().map(path))
  const groups = Object.keys(chunkMembers) as (keyof typeof chunkMembers)[]
  const isOf = (group: keyof typeof chunkMembers, id: string) =>
    chunkMembers[group].some((module) => id.startsWith(path(module)))
  return (id: string, graph: Graph): string | null => {
    sets ??= Object.fromEntries(
      Object.entries(chunkEntries).map(([name, of]) => [name, closure(graph, of.map(path))]),
    ) as NonNullable<typeof sets>
    const own = entryFiles[id.slice(root.length + 1)]
    if (own !== undefined) return own
    if (entries.has(id)) return null
    if (id.includes(schemas)) return 'schemas'
    const group = groups.find((name) => isOf(name, id))
    if (group !== undefined) return sets.chat.has(id) && group === 'figures' ? overlaysFile : group
    if (firstCalls.test(id) || memberParts.test(id)) return 'member'
    if (coachCalls.test(id)) return 'coach'
    if (everyCall.test(id) || readerParts.test(id)) return 'wire'
    if (client.test(id)) return null
    if (sets.member.has(id) && !sets.visitors.has(id)) return 'member'
    if (sets.member.has(id))
      return [...closure(graph, [id])].some((needed) => needed.includes(schemas)) ? 'rules' : 'wire'
    if (sets.visitors.has(id)) return null
    // Keep shared modules out of the dashboard's chunk, because other pages would load all of it.
    if (sets.lead.has(id))
      return rule.test(id) ||
        [sets.coach, sets.overlays, sets.chat, sets.tiles].some((set) => set.has(id))
        ? 'member'
        : 'lead'
    if (sets.coach.has(id)) return 'coach'
    // Put code that the chat shares with the overlays into the overlays' chunk, which loads first.
    if (sets.overlays.has(id) || (sets.openings.has(id) && sets.chat.has(id))) return overlaysFile
    if (sets.chat.has(id)) return null
    if (sets.openings.has(id)) return 'openings'
    if (!sets.tiles.has(id)) return null
    return sets.areas.has(id) ? 'readings' : 'tiles'
  }
}

/** The modules and all their static imports. */
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
