import { Component, type ReactNode } from 'react'
import { PartMissing } from '#kit/part-missing.ts'

/**
 * Around what a page can do without: when it breaks it is reported, and the page stays, with `otherwise` in its place. What could not be downloaded is no
 * defect: it is shown anew when the network is back, and who has asked for it is told by `onMissing`.
 */
export class QuietBoundary extends Component<{ onMissing?: () => void; otherwise?: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  readonly again = () => this.setState({ isBroken: false })

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartMissing)) return reportError(error)
    addEventListener('online', this.again, { once: true })
    this.props.onMissing?.()
  }

  override componentWillUnmount() {
    removeEventListener('online', this.again)
  }

  override render() {
    return this.state.isBroken ? (this.props.otherwise ?? null) : this.props.children
  }
}
