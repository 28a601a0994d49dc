import { type UseRule, usesPart } from './use-rules.ts'

const memberStore = 'use createMemberStore of src/session/auth/member-store.ts'
/** What runs in a member's browser. */
const among = /^src\/(?!edge\/|teams-bot\/|app\/prerender\/)/

const endsInFile = 'Its onSignOut ends it.'
const ofDevice = 'It is of the device, whoever is signed in.'
const ofTab = 'It is of the tab and its address, whoever is signed in.'
const ofPage = 'It counts what is on the page.'
const onePerUse = 'Each use makes its own, which goes with its component.'

/**
 * A tab outlives a session, and a device has more than one member: what is kept says whose it is
 * and what ends it (docs/decisions/0169-kept-data-has-an-owner.md).
 */
export const keptDataRules: readonly UseRule[] = [
  {
    pattern: /\bcreateStore[<(]/,
    instead: `${memberStore}, or say here whose it is`,
    among,
    except: {
      'src/platform/store/store.ts': 'It is the store.',
      'src/session/auth/member-store.ts': 'It is the store of a member.',
      'src/app/layout/notices/clock-notice.tsx': ofDevice,
      'src/platform/time/current-time.ts': ofDevice,
      'src/session/member/network-store.ts': ofDevice,
      'src/platform/browser/loaded-chunks.ts': ofTab,
      'src/platform/browser/use-has-interacted.ts': ofTab,
      'src/session/embedding/start-one-app.ts': ofTab,
      'src/session/embedding/teams-store.ts': ofTab,
      'src/session/member/brand-store.ts': ofTab,
      'src/session/startup/startup-store.ts': ofTab,
      'src/platform/overlays/open-modals.ts': ofPage,
      'src/platform/overlays/use-overlay-turn.ts': ofPage,
      'src/ui/data/tile-failures.tsx': ofPage,
      'src/ui/feedback/announcer-store.ts': 'Each announcement takes the place of the last one.',
      'src/ui/feedback/toast-store.ts': 'The layout of a session ends it (openToasts).',
      'src/app/overlays/use-one-time-overlay.ts': onePerUse,
      'src/session/storage/offline-queue.ts': onePerUse,
      'src/slices/chat/store/draft-store.ts': onePerUse,
      'src/slices/tours/ui/use-tour.ts': onePerUse,
      'src/ui/forms/form/form-store.ts': onePerUse,
      'src/session/auth/session-store.ts': 'It is the session.',
      'src/session/idle/idle-store.ts': 'The watch of a session ends it.',
      'src/session/impersonation/impersonation-store.ts': 'Each grant of a session sets it.',
      'src/session/storage/tab-offline-queue.ts': endsInFile,
      'src/slices/chat/store/chat-store.ts': endsInFile,
      'src/slices/non-members/ui/lab-kit-order-store.ts': 'A visitor has no session.',
      'src/slices/sign-in/ui/typed-email.ts': 'A visitor has no session; each sign-in empties it.',
    },
  },
  {
    pattern:
      /^(?:export )?(?:let \w|const \w+(?:: (?!Readonly)[^=]+)? = new (?:Map|Set)\b[^(]*\(\))/,
    instead: `a module outlives a session: ${memberStore}, or say here whose it is`,
    among,
    except: {
      'src/app/layout/load-form-host.ts': ofTab,
      'src/app/layout/mobile-app.ts': ofTab,
      'src/app/overlays/deferred-shell.tsx': ofTab,
      'src/app/router/lazy-screen.tsx': ofTab,
      'src/app/router/route-announcer.tsx': ofTab,
      'src/app/router/routes.ts': ofTab,
      'src/i18n/catalogue.ts': ofTab,
      'src/i18n/language.ts': ofTab,
      'src/platform/browser/trusted-script.ts': ofTab,
      'src/platform/browser/use-has-interacted.ts': ofTab,
      'src/platform/model/drawing/device-view.ts': ofDevice,
      'src/platform/model/drawing/draw-scope.ts': 'It is of one call that cannot be interrupted.',
      'src/session/auth/session-actions.ts': ofTab,
      'src/session/auth/sign-out-cleanup.ts': 'It is what ends the rest.',
      'src/session/startup/current-startup.ts': 'It is carried out once (consumeStartupPlan).',
      'src/session/startup/start-session.ts': ofTab,
      'src/session/startup/visit.ts': 'It is carried out once (clearHandoffParameters).',
      'src/slices/chat/ui/messages/local-message-day.ts': ofDevice,
      'src/slices/readings-import/worker/readings-file-worker.ts': 'The worker ends with its file.',
      'src/ui/feedback/toast-store.ts': 'The layout of a session ends it (openToasts).',
      'src/ui/forms/use-leave-guard.ts': ofPage,
      'src/app/layout/member-form-host.ts': 'Forms of the page take the place of earlier ones.',
      'src/session/account-linking/cached-migration-choice.ts': 'It holds the name of its session.',
      'src/session/idle/idle-service.ts': endsInFile,
      'src/session/auth/teams-token-renewal.ts': endsInFile,
      'src/session/storage/tab-offline-queue.ts': endsInFile,
      'src/slices/chat/store/chat-store.ts': endsInFile,
      'src/slices/weight/ui/scale-check/scale-answer.ts': 'It is kept by member.',
    },
  },
  {
    pattern: /(?<!['\w])(?:localStorage|sessionStorage|indexedDB|caches|document\.cookie)\b/,
    instead:
      'a device has more than one member: use src/platform/storage or src/session/storage, or say here whose it is and what removes it',
    among,
    except: {
      'src/platform/storage/local-preference.ts': 'Its keys have a hash of the member’s id.',
      'src/platform/storage/seen-flags.ts': 'Its values are hashes of members’ ids.',
      'src/platform/storage/stored-text.ts': 'It reads what the others write.',
      'src/session/storage/sealed-store.ts': 'It is sealed with the key of a member.',
      'src/app/layout/mobile-app.ts': ofTab,
      'src/session/startup/visit.ts': ofTab,
      'src/app/loading/load-chunk.ts': ofTab,
      'src/app/layout/privacy-line.tsx': ofDevice,
      'src/app/overlays/device-cookie.tsx': ofDevice,
      'src/i18n/language.ts': ofDevice,
      'src/app/loading/take-over.ts': 'It compares what is stored, and keeps nothing.',
      'src/session/account-linking/cached-migration-choice.ts': 'It holds the name of its session.',
      'src/session/auth/session-presence.ts': 'It is the cookie of the session.',
      'src/session/idle/idle-record.ts': 'It holds the name of its session; sign-out removes it.',
      'src/session/impersonation/impersonation-store.ts':
        'Each grant of a session sets or removes it; it is never read.',
      'src/session/startup/api/cached-initial-load.ts':
        'It holds a hash of its session, whose end removes it.',
      'src/session/startup/api/clear-initial-load.ts': 'It removes.',
      'src/session/startup/current-startup.ts': 'The token of a visit is used once.',
      'src/session/startup/start-session.ts': 'It removes.',
      'src/slices/chat/store/draft-storage.ts': 'Its values have the tag of their member.',
      'src/slices/chat/store/encrypted-outbox.ts': 'It is sealed with the key of a member.',
      'src/slices/chat/store/pending-message-store.ts': 'Its value has the tag of its member.',
      'src/slices/chat/store/pending-messages.ts': 'It removes, and looks whether there is any.',
    },
  },
]

/** Fails for what a tab or a browser keeps without saying whose it is and what ends it. */
export const keptData = usesPart('kept-data', keptDataRules)
