/**
 * Defines which modules the browser downloads together; the build (scripts/build/files.ts) and the
 * size check (scripts/check/size-limits.ts) use it. The check fails for a path that does not exist.
 */

/**
 * Entry modules of each group. A group contains their imports, unless an earlier group has them.
 */
export const chunkEntries = {
  /** The member layout, the session, and the dashboard's code. */
  member: [
    'src/app/layout/member-root.tsx',
    'src/app/pages/dashboard/dashboard-page.tsx',
    'src/session/auth/auth-service.ts',
  ],
  /** The coach card in the dashboard's first window on wide screens. */
  coach: ['src/slices/chat/ui/coach-card/coach-card.tsx'],
  /** Loaded after the first paint of a signed-in page. */
  overlays: ['src/app/overlays/deferred-shell.tsx'],
  /** Overlays that open on an action or a timer, loaded when one is due. */
  openings: ['src/app/overlays/auto-open-overlays.tsx'],
  /** The dashboard's first window. */
  lead: ['src/app/pages/dashboard/dashboard-first-window.tsx'],
  /** The dashboard below its first window. */
  tiles: ['src/app/pages/dashboard/dashboard-tiles.tsx'],
  /** Pages of readings, which share models and words with the tiles, and need no tile. */
  areas: [
    'src/slices/biometrics/ui/report/body-composition-summary-screen.tsx',
    'src/slices/blood-pressure/ui/entry/log-pressure-screen.tsx',
    'src/slices/blood-pressure/ui/overview/blood-pressure-overview-screen.tsx',
    'src/slices/blood-sugar/ui/all-logs/blood-sugar-logs-screen.tsx',
    'src/slices/blood-sugar/ui/overview/blood-sugar-overview-screen.tsx',
    'src/slices/kidney/ui/kidney-health-screen.tsx',
    'src/slices/pulse/ui/overview/pulse-overview-screen.tsx',
    'src/slices/weight/ui/overview/weight-overview-screen.tsx',
    'src/slices/weight/ui/report/weight-summary-screen.tsx',
  ],
  /** The chat has its own size limit and does not include the dashboard. */
  chat: ['src/app/pages/chat/chat-panel-host.tsx', 'src/slices/chat/store/create-live-chat.ts'],
  /** Pages of visitors. They must not include the member's modules. */
  visitors: [
    'src/app/pages/sign-in-page.tsx',
    'src/app/pages/access-pages.tsx',
    'src/slices/sign-in/ui/sign-in/logout-screen.tsx',
    'src/app/pages/migration-pages.tsx',
    'src/slices/non-members/ui/non-member-pages.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * Entry modules that go into the file of a group, because a file costs a request. The code of such
 * a file runs when any page loads it.
 */
export const entryFiles: Readonly<Record<string, string>> = {
  'src/app/layout/member-root.tsx': 'member',
  'src/session/auth/auth-service.ts': 'member',
  'src/app/pages/dashboard/dashboard-page.tsx': 'lead',
  'src/app/pages/dashboard/dashboard-first-window.tsx': 'lead',
  'src/app/pages/dashboard/dashboard-tiles.tsx': 'tiles',
  'src/slices/chat/ui/coach-card/coach-card.tsx': 'coach',
  'src/app/overlays/deferred-shell.tsx': 'after',
  'src/app/router/restore-focus.ts': 'after',
  'src/app/overlays/auto-open-overlays.tsx': 'openings',
}

/** Modules that always go into one file. */
export const chunkMembers = {
  /** Small modules of visitors and members. The bundler leaves them out of the first file. */
  common: [
    'src/app/reports/start-reports.ts',
    'src/platform/browser/analytics.ts',
    'src/platform/browser/user-activity.ts',
    'src/platform/model/assert-never.ts',
    'src/ui/feedback/toast-store.ts',
  ],
  /** What members of all programs use, beside the entries of this group. */
  member: ['src/platform/http/with-key.ts', 'src/platform/query/with-left-out-count.ts'],
  /** The layout of most pages, and common modules. */
  frame: [
    'src/platform/model/numbers/limits.ts',
    'src/platform/query/is-not-found.ts',
    'src/ui/navigation/page-tabs.css.ts',
    'src/ui/navigation/page-tabs.tsx',
    'src/vitals/ui/area/area-page.tsx',
    'src/ui/layout/page-frame.css.ts',
    'src/ui/layout/page-frame.tsx',
    'src/ui/layout/page-head.tsx',
    'src/ui/layout/print/print-pages.css.ts',
  ],
  /** Needed by the overlays and by every form. */
  dialogs: [
    'src/platform/overlays/open-modals.ts',
    'src/platform/overlays/overlay-queue.ts',
    'src/platform/overlays/use-overlay-turn.ts',
    'src/ui/feedback/dialogs/use-modal.ts',
    'src/ui/forms/form/use-form-host.ts',
    'src/ui/feedback/dialogs/alert-dialog.css.ts',
    'src/ui/feedback/dialogs/alert-dialog.tsx',
    'src/ui/feedback/dialogs/dialog.css.ts',
    'src/ui/feedback/dialogs/dialog.tsx',
  ],
  /** Needed by the dashboard's food tile and by the pages of food, which need no other tile. */
  meals: [
    'generated/rpc/calls/food-focus.ts',
    'generated/rpc/calls/food-log.ts',
    'generated/rpc/hooks/food-focus.ts',
    'generated/rpc/hooks/food-log.ts',
    'generated/rpc/paged/food-log.ts',
    'generated/rpc/queries/food-focus.ts',
    'generated/rpc/queries/food-log.ts',
    'generated/schemas/rpc/food-focus.reader.ts',
    'generated/schemas/rpc/food-log.reader.ts',
    'src/slices/food-log/api/food-entry-body.ts',
    'src/slices/food-log/api/food-log-queries.ts',
    'src/slices/food-log/model/food-day.ts',
    'src/slices/food-log/model/food-log.ts',
  ],
  /** Needed by the account page, which needs no other module of the openings. */
  language: ['src/session/member/api/language-mutations.ts'],
  /** Needed by the forms of readings. */
  details: [
    'src/ui/forms/fields/text-area.tsx',
    'src/ui/forms/more-fields.tsx',
    'src/vitals/ui/log/reading-act-button.tsx',
    'src/vitals/ui/log/correction-question.tsx',
    'src/vitals/ui/log/use-correction-question.ts',
  ],
  /** The head of a report; two tiny files cost more than one. */
  report: ['src/vitals/ui/report/report-card.css.ts', 'src/vitals/ui/report/report-card.tsx'],
  /** Needed by nearly all pages of readings, but not by the first ones. */
  figures: [
    'src/platform/model/numbers/round-to-tenth.ts',
    'src/ui/charts/monotone-curve.ts',
    'src/ui/charts/use-chart-size.ts',
    'src/ui/feedback/query-state/failed-query.ts',
    'src/ui/feedback/query-state/query-failure-panel.tsx',
    'src/ui/feedback/query-state/omitted-rows-note.tsx',
    'src/ui/feedback/query-state/query-failure-page.tsx',
    'src/ui/feedback/query-state/refusal-message.ts',
    'src/ui/feedback/query-state/query-boundary.tsx',
    'src/ui/feedback/query-state/stale-data-note.tsx',
    'src/vitals/ui/range-marks.ts',
    'src/ui/primitives/shape-sign.tsx',
    'src/ui/primitives/shapes.ts',
    'src/ui/primitives/status-mark.css.ts',
    'src/ui/primitives/status-mark.tsx',
    'src/ui/tokens/tone.css.ts',
    'src/ui/data/metric.tsx',
    'src/vitals/model/care-thresholds.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The layout of every private page. */
export const memberFrame = 'src/app/layout/member-root.tsx'

/** Modules that are not counted with a page because they load later, with the time of loading. */
export const afterFirstPaint: Readonly<Record<string, string>> = {
  'src/app/overlays/deferred-shell.tsx': 'after the first paint',
  'src/app/overlays/auto-open-overlays.tsx': 'after the first interaction',
  'src/app/router/restore-focus.ts': 'after the first paint',
  'src/app/reports/report-page.ts': 'after the first interaction, or the first error',
  'src/app/layout/member-form-host.ts': 'after the first interaction, or with a page of a form',
  'src/app/pages/dashboard/dashboard-tiles.tsx': 'when the programs are known, after the greeting',
  'src/slices/chat/ui/coach-card/coach-card.tsx': 'when the programs are known, after the greeting',
  'src/slices/dashboard/ui/tiles/arrange-tiles-dialog.tsx': 'when its button is pressed',
  'src/slices/doctor-report/ui/links/report-links.tsx': 'after the report',
  'src/ui/feedback/dialogs/drawer.tsx': 'when its button is pressed',
  'src/slices/language/ui/language-dialog.tsx': 'when its button is pressed',
  'src/app/overlays/weight-launcher.tsx': 'when its button is pressed',
}

/** Of those modules, and of the rare ones below, what a drawn dashboard loads untouched. */
export const loadedUntouched = [
  'src/app/loading/take-over.ts',
  'src/app/overlays/deferred-shell.tsx',
  'src/app/router/restore-focus.ts',
  'src/app/pages/dashboard/dashboard-tiles.tsx',
  'src/slices/chat/ui/coach-card/coach-card.tsx',
] as const

/** Modules that are not counted with a page because few members need them, with those members. */
export const rarelyLoaded: Readonly<Record<string, string>> = {
  'src/session/startup/start-session.ts': 'members who come by a link of another system',
  'src/session/auth/identify-member.ts': 'members whose last session left data behind',
  'src/slices/migration/ui/form-post-screen.tsx': 'members who come by a link of another system',
  'src/session/embedding/start-teams.ts': 'members in the workplace chat',
  'src/app/embedding/teams-frame.tsx': 'members in the workplace chat',
  'src/app/embedding/embedding.tsx': 'members inside another app',
  'src/app/layout/notices/member-notices.ts':
    'members who come by a link, whose device has a wrong clock, or whose programs have ended',
  'src/session/startup/api/refetch-localized-queries.ts': 'members who switch the language',
  'src/slices/impersonation/ui/staff-banner.tsx': 'staff who look in',
  'src/app/pages/dashboard/care-cards.tsx': 'members with a dangerous latest reading',
  'src/app/loading/take-over.ts': 'members whose dashboard the edge drew',
  'src/app/pages/undecided-page.tsx': 'members whose access could not be read',
  'src/app/loading/install-polyfills.ts': 'browsers without newer functions',
  'src/app/layout/older-browser-dialog.tsx': 'older browsers',
}
