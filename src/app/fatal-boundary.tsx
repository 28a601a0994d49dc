import { Component, type ReactNode } from 'react'
import { PartMissing } from '#kit/part-missing.ts'
import { TroubleCard, TroublePage } from './unavailable-page.tsx'

/**
 * The last net: a defect, or a part of the portal that is gone, shows the unavailable page instead of nothing (1§8). `inside` a frame
 * it shows the same as a card, and the frame stays. A part that can be downloaded again is, without a reload of what is typed elsewhere.
 */
export class FatalBoundary extends Component<{ inside?: boolean; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    // The offline page promises to carry on as soon as the network is back.
    if (error instanceof PartMissing && !navigator.onLine) addEventListener('online', this.again, { once: true })
  }

  override componentWillUnmount() {
    removeEventListener('online', this.again)
  }

  readonly again = () => {
    const { error } = this.state
    if (!(error instanceof PartMissing) || error.renew === undefined) return location.reload()
    error.renew()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const Face = this.props.inside ? TroubleCard : TroublePage
    return <Face trouble={error instanceof PartMissing && !navigator.onLine ? 'offline' : 'unavailable'} onRetry={this.again} />
  }
}
