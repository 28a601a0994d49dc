import { expect, it } from 'vitest'
import { files } from './files.ts'

const imports: Record<string, string[]> = {
  '/p/src/app/member-area.tsx': ['/p/src/app/shell.tsx', '/p/src/gateway/a.ts'],
  '/p/src/app/shell.tsx': [
    '/p/src/ui/header.tsx',
    '/p/src/ui/button.tsx',
    '/p/src/app/member-area.tsx',
  ],
  '/p/src/app/sign-in-page.tsx': [
    '/p/src/ui/button.tsx',
    '/p/src/gateway/fetch.ts',
    '/p/src/domain/rule.ts',
  ],
  '/p/src/domain/rule.ts': ['/p/node_modules/effect/dist/Schema.js'],
  '/p/src/gateway/a.ts': [
    '/p/generated/rpc/calls.ts',
    '/p/src/gateway/fetch.ts',
    '/p/src/domain/rule.ts',
  ],
  '/p/generated/rpc/calls.ts': [
    '/p/generated/rpc/calls/chat.ts',
    '/p/generated/rpc/calls/food-log.ts',
  ],
  '/p/src/app/dashboard-page.tsx': ['/p/src/ui/tile-grid.tsx', '/p/src/ui/header.tsx'],
  '/p/src/app/overlays.tsx': ['/p/src/session/idle.ts', '/p/src/ui/header.tsx'],
  '/p/src/app/openings.tsx': ['/p/src/ui/dialog.tsx', '/p/src/session/idle.ts'],
  '/p/src/app/dashboard-lead.tsx': [
    '/p/src/domain/what-changed.ts',
    '/p/src/ui/step.tsx',
    '/p/src/ui/reading-words.ts',
    '/p/src/ui/header.tsx',
  ],
  '/p/src/app/dashboard-tiles.tsx': [
    '/p/src/ui/pulse.tsx',
    '/p/src/ui/reading-words.ts',
    '/p/src/domain/what-changed.ts',
    '/p/src/domain/chat-text.ts',
  ],
  '/p/src/app/chat-parts.tsx': ['/p/src/domain/chat-text.ts'],
  '/p/src/app/food-page.tsx': ['/p/src/ui/meal.tsx'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

it.each([
  ['what the frame of signed-in pages needs, in circles or not', '/p/src/ui/header.tsx', 'member'],
  ['a module between', '/p/src/app/shell.tsx', 'member'],
  ['what visitors need, too', '/p/src/gateway/fetch.ts', 'wire'],
  ['what visitors need, too, with schemas', '/p/src/domain/rule.ts', 'rules'],
  ['the schemas', '/p/node_modules/effect/dist/Schema.js', 'schemas'],
  ['what the first page needs', '/p/src/ui/tile-grid.tsx', 'member'],
  ['what follows the pages', '/p/src/session/idle.ts', 'after'],
  ['what opens over them', '/p/src/ui/dialog.tsx', 'openings'],
  ['what the dashboard says first', '/p/src/ui/step.tsx', 'lead'],
  ['a rule of it, which other pages need', '/p/src/domain/what-changed.ts', 'member'],
  ['what its tiles and other pages need, too', '/p/src/ui/reading-words.ts', 'member'],
  ['what its tiles need', '/p/src/ui/pulse.tsx', 'tiles'],
  ['what the chat needs without the dashboard', '/p/src/domain/chat-text.ts', null],
  ['the tiles stay the file that is asked for', '/p/src/app/dashboard-tiles.tsx', null],
  ['what another page needs', '/p/src/ui/meal.tsx', null],
  ['the frame stays the file that is asked for', '/p/src/app/member-area.tsx', null],
  ['calls of the first window', '/p/generated/rpc/calls/user-tasks.ts', 'member'],
  ['its readers', '/p/generated/schemas/rpc/user-tasks.reader.ts', 'member'],
  ['calls of the chat', '/p/generated/rpc/calls/chat.ts', 'after'],
  ['calls of what visitors ask, too', '/p/generated/openapi/calls/account.ts', 'wire'],
  ['what each call remembers of its answer', '/p/generated/entity-tag.ts', 'wire'],
  ['calls of the coach’s card', '/p/generated/rpc/calls/coaching.ts', 'coach'],
  ['other calls come with the pages that ask them', '/p/generated/rpc/calls/food-log.ts', null],
])('%s: %s', (_, id, part) => expect(files('/p')(id, graph)).toBe(part))
