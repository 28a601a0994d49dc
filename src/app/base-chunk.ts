/*
 * Small modules that nearly every page needs. Importing them here puts them into the first file;
 * otherwise a page would load about seventy tiny files.
 */
import '#platform/model/outgoing-locale.ts'
import '#platform/http/failure.ts'
import '#i18n/format.ts'
import '#i18n/rich-message.tsx'
import '#i18n/use-format.ts'
import '#platform/model/assert-never.ts'
import '#platform/storage/short-hash.ts'
import '#platform/browser/analytics.ts'
import '#platform/time/use-now.ts'
import '#session/auth/sign-out-cleanup.ts'
import '#ui/feedback/error-boundary.tsx'
import '#ui/primitives/badge.tsx'
import '#ui/feedback/banner.tsx'
import '#ui/feedback/call-reference.tsx'
import '#ui/layout/card.tsx'
import '#ui/feedback/error-panel.tsx'
import '#ui/feedback/skeleton.tsx'
import '#ui/data/next-step-item.tsx'
import '#ui/tokens/tokens.ts'
import './layout/use-viewport.ts'
