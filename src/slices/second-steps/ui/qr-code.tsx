import { encode } from 'uqr'
import { qrPath } from '../model/qr-path.ts'
import * as styles from './qr-code.css.ts'

/** A text as a picture that a camera reads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.picture}
    >
      <path d={qrPath(data)} fill="currentColor" />
    </svg>
  )
}
