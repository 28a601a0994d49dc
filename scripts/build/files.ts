import { chunkEntries, chunkMembers } from '../../src/app/chunks.ts'

/** What a chunk group is told of the modules: what each imports at once. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The name of the overlays' file. */
export const overlaysFile = 'after'
/** The client of the contract: each page brings the calls that it asks, by capability. */
const client = /\/generated\/(?:openapi|rpc)\/(?:calls|queries|hooks)[/.]/
/** What many pages work out. */
const rule = /\/src\/(?:slices|vitals|session|platform)\/(?:[\w-]+\/)*model\//
/** The heaviest that a page may or may not need. */
const schemas = '/node_modules/effect/'
/**
 * Those that the initial load and the dashboard's first window ask: every module of the client
 * leads to all others, so that it has to be said which. Of the account visitors ask, too.
 */
const firstCalls =
  /\/generated\/(?:(?:openapi|rpc)\/(?:(?:queries|hooks)\/account|(?:calls|queries|hooks)\/(?:blood-pressure|blood-sugar|cardiometabolic|devices|features|labs|launchpad|programs|supplies|user-tasks|weight))|schemas\/(?:openapi|rpc)\/(?:blood-pressure|blood-sugar|blood-sugar-stats|cardiometabolic|devices|features|labs|launchpad|programs|supplies|user-tasks|weight)\.reader)\.ts$/
/** Those of the coach's card. */
const coachCalls =
  /\/generated\/(?:rpc\/(?:calls|queries|hooks)\/(?:care-team|coaching)|schemas\/rpc\/(?:care-team|coaching)\.reader)\.ts$/
/** What visitors need as well. */
const everyCall =
  /\/generated\/(?:entity-tag|safe-write|openapi\/(?:calls\/(?:account|sign-in)|bodies|query-options)|schemas\/openapi\/(?:access-codes|account|common|impersonation|problem|sign-in)\.reader)\.ts$/
/**
 * What every call that reads with tolerance is made of: a visitor's, and those that members have
 * besides.
 */
const readerParts = /\/generated\/(?:schemas\/(?:read|answer)|openapi\/read-body)\.ts$/
const memberParts = /\/generated\/(?:query\/(?:hook|operation)|rpc\/read-rpc)\.ts$/
/** Those of the light call that counts the unread messages, and of the chat itself. */
const chatCalls =
  /\/generated\/(?:rpc\/(?:calls|queries|hooks)\/chat|schemas\/rpc\/chat\.reader)\.ts$/
/** What of the query library only some pages need: the first ones make their changes without it. */
const mutations =
  /\/(?:query-core\/build\/modern\/mutationObserver|react-query\/build\/modern\/useMutation)\.js$/
/**
 * Puts what every signed-in page needs into one file, and what a visitor needs of it into two (with
 * schemas and without), the dashboard's first window into another, what follows each after the
 * first picture into others; answers null for what is left to the bundler. That would make seventy
 * files of the first signed-in page, each compressed for itself, with headers of its own and the
 * names of ten others in it. `root`: the portal's folder.
 */
export function files(root: string) {
  let sets: Readonly<Record<keyof typeof chunkEntries, ReadonlySet<string>>> | null = null
  const path = (name: string) => `${root}/${name}`
  // What is asked for by name stays a file of its own.
  const { chat: _chat, ...alone } = chunkEntries
  const entries = new Set(Object.values(alone).flat().map(path))
  const isOf = (group: keyof typeof chunkMembers, id: string) =>
    chunkMembers[group].some((module) => id.startsWith(path(module)))
  return (id: string, graph: Graph): string | null => {
    sets ??= Object.fromEntries(
      Object.entries(chunkEntries).map(([name, of]) => [name, closure(graph, of.map(path))]),
    ) as NonNullable<typeof sets>
    if (entries.has(id)) return null
    if (id.includes(schemas)) return 'schemas'
    if (isOf('frame', id)) return 'frame'
    if (isOf('figures', id)) return sets.chat.has(id) ? overlaysFile : 'figures'
    if (firstCalls.test(id) || memberParts.test(id)) return 'member'
    if (coachCalls.test(id)) return 'coach'
    if (chatCalls.test(id)) return overlaysFile
    if (everyCall.test(id) || readerParts.test(id)) return 'wire'
    if (client.test(id) || mutations.test(id)) return null
    if (sets.member.has(id) && !sets.visitors.has(id)) return 'member'
    if (sets.member.has(id))
      return [...closure(graph, [id])].some((needed) => needed.includes(schemas)) ? 'rules' : 'wire'
    if (sets.visitors.has(id)) return null
    // What follows on every page must not bring the dashboard's, nor must a page of readings that
    // shares a rule or a tile's words with it.
    if (sets.lead.has(id))
      return rule.test(id) ||
        [sets.coach, sets.overlays, sets.chat, sets.tiles].some((set) => set.has(id))
        ? 'member'
        : 'lead'
    if (sets.coach.has(id)) return 'coach'
    // The chat opens over every page, as do the others: what it shares with them comes before it.
    if (sets.overlays.has(id) || (sets.openings.has(id) && sets.chat.has(id))) return overlaysFile
    if (sets.chat.has(id)) return null
    return sets.openings.has(id) ? 'openings' : sets.tiles.has(id) ? 'tiles' : null
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
