import { Component, type ReactNode } from 'react'
import { PartMissing } from './chunk.ts'
import { OfflinePage, UnavailablePage } from './unavailable-page.tsx'

/** The last net: a defect, or a part of the portal that is gone, shows the unavailable page instead of nothing (1§8). */
export class FatalBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    // The offline page promises to carry on as soon as the network is back.
    if (error instanceof PartMissing && !navigator.onLine) addEventListener('online', () => location.reload(), { once: true })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const again = () => location.reload()
    return error instanceof PartMissing && !navigator.onLine ? <OfflinePage onRetry={again} /> : <UnavailablePage onRetry={again} />
  }
}
