/**
 * The one list of what the browser downloads together. The build (scripts/build/files.ts) groups
 * modules by it, and the size check (scripts/check/sizes.ts) weighs pages by it. Every path is a
 * source file, so a moved file cannot leave its group unseen: the check fails on a path that is
 * gone.
 */

/** Modules that start a group. The group holds what they import and no earlier group has. */
export const chunkEntries = {
  /** The frame of signed-in pages, their session, and the dashboard's own code. */
  member: ['src/app/member-area.tsx', 'src/app/dashboard-page.tsx', 'src/session/engine.ts'],
  /** The coach's card in the dashboard's first window, where it is wide. */
  coach: ['src/slices/chat/coach-card.tsx'],
  /** Follows a signed-in page after its first paint. */
  overlays: ['src/app/overlays.tsx'],
  /** Opens over a page when the member acts or a timer ends. */
  openings: ['src/app/openings.tsx'],
  /** The dashboard's first window. */
  lead: ['src/app/dashboard-lead.tsx'],
  /** The dashboard below its first window. */
  tiles: ['src/app/dashboard-tiles.tsx'],
  /** The chat has a budget of its own and does not bring the dashboard. */
  chat: ['src/app/chat-parts.tsx', 'src/session/chat-live.ts'],
  /** Pages that a visitor may open. They must not bring the member's part. */
  visitors: [
    'src/app/sign-in-page.tsx',
    'src/app/access-pages.tsx',
    'src/slices/sign-in/logout-screen.tsx',
    'src/app/transition-pages.tsx',
    'src/app/non-member-pages.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Modules that always go into one file. */
export const chunkMembers = {
  /** The frame of every page but the first ones, and what many of them need. */
  frame: [
    'src/gateway/lab-read.ts',
    'src/session/use-view-only.ts',
    'src/ui/page-tabs/page-tabs.css.ts',
    'src/ui/page-tabs/page-tabs.tsx',
    'src/ui/page/area-page.tsx',
    'src/ui/page/gone-card.tsx',
    'src/ui/page/page-frame.css.ts',
    'src/ui/page/page-frame.tsx',
    'src/ui/page/page-head.tsx',
    'src/ui/report/report-paper.css.ts',
  ],
  /** Nearly every page of readings needs these, and the first ones do not. */
  figures: [
    'src/ui/chart/smooth-line.ts',
    'src/ui/chart/use-room.ts',
    'src/ui/read/failed-read.ts',
    'src/ui/read/failure-panel.tsx',
    'src/ui/read/left-out-note.tsx',
    'src/ui/read/page-failure.tsx',
    'src/ui/read/refusal.ts',
    'src/ui/read/shown.tsx',
    'src/ui/read/stale-note.tsx',
    'src/ui/status-mark/range-looks.ts',
    'src/ui/status-mark/shape-sign.tsx',
    'src/ui/status-mark/shapes.ts',
    'src/ui/status-mark/status-mark.css.ts',
    'src/ui/status-mark/status-mark.tsx',
    'src/ui/status-mark/tone.css.ts',
    'src/ui/text/metric.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The frame that every private page has. */
export const memberFrame = 'src/app/member-area.tsx'

/** Not weighed with a page, because they follow its first paint: the module, and when it comes. */
export const afterFirstPaint: Readonly<Record<string, string>> = {
  'src/app/overlays.tsx': 'after the first paint',
  'src/app/openings.tsx': 'after the first paint',
  'src/app/focus-keeper.ts': 'after the first paint',
  'src/app/dashboard-tiles.tsx': 'when the tiles come near the window',
  'src/slices/chat/coach-card.tsx': 'when the card comes near the window',
  'src/slices/dashboard/arrange-tiles.tsx': 'when its button is pressed',
  'src/ui/dialog/drawer.tsx': 'when its button is pressed',
  'src/slices/language/language-modal.tsx': 'when its button is pressed',
  'src/app/weight-launcher.tsx': 'when its button is pressed',
}

/** Not weighed with a page, because few members need them: the module, and for whom it is. */
export const rarelyLoaded: Readonly<Record<string, string>> = {
  'src/session/begin.ts': 'members who come by a link of another system',
  'src/session/recognize.ts': 'members whose last session left data behind',
  'src/app/link-note.tsx': 'members who come by a link of another system',
  'src/slices/transition/form-post-screen.tsx': 'members who come by a link of another system',
  'src/session/teams-start.ts': 'members in the workplace chat',
  'src/app/teams-frame.tsx': 'members in the workplace chat',
  'src/app/framed.tsx': 'members inside another app',
  'src/app/ended-note.tsx': 'members whose programs have all ended',
  'src/gateway/language-refresh.queries.ts': 'members who switch the language',
  'src/slices/impersonation/staff-banner.tsx': 'staff who look in',
  'src/app/dashboard-care.tsx': 'members with a dangerous latest reading',
  'src/app/unknown-page.tsx': 'members whose access could not be read',
  'src/app/fill-in.ts': 'browsers without newer functions',
  'src/app/older-browser.tsx': 'older browsers',
}
