import { Illustration, IllustrationPanel, IllustrationText } from '#ui/primitives/illustration.tsx'
import { words } from '#ui/primitives/illustration.css.ts'
import { shapePath, isOutline, type MarkShape } from '#ui/primitives/shapes.ts'
import * as styles from './reading-card-illustration.css.ts'

type Part = {
  readonly shape: MarkShape
  readonly tone: keyof typeof styles.solid
  readonly width: number
}

/** A reading: its number, its shape with a word, and the ranges with the matching one marked. */
export function ReadingCardIllustration({
  value,
  parts,
  chosen,
}: {
  value: string
  parts: readonly Part[]
  chosen: number
}) {
  const gap = 4
  const starts = parts.map(
    (_, index) => 74 + parts.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0),
  )
  const here = parts[chosen]
  const middle = (starts[chosen] ?? 0) + (here?.width ?? 0) / 2
  return (
    <Illustration ground="mist" ripples={[262, 8]}>
      <IllustrationPanel at={[54, 18]} size={[180, 124]} round={16} />
      <text x="74" y="62" fontSize="36" className={words.ink}>
        {value}
      </text>
      {here ? (
        <path
          d={shapePath(here.shape, 82, 82, 1)}
          className={isOutline(here.shape) ? styles.outline[here.tone] : styles.solid[here.tone]}
        />
      ) : null}
      <IllustrationText at={[98, 82]} lengths={[62]} />
      {parts.map(({ tone, width }, index) => (
        <rect
          key={tone}
          x={starts[index]}
          y="116"
          width={width}
          height="8"
          rx="4"
          className={styles.solid[tone]}
        />
      ))}
      <path d={`M${middle - 6} 101h12l-6 9z`} className={styles.pointer} />
    </Illustration>
  )
}

/** Blood pressure: 128 over 78 is in the second of four ranges. */
export function PressureIllustration() {
  return (
    <ReadingCardIllustration
      value="128/78"
      chosen={1}
      parts={[
        { shape: 'circle', tone: 'inTarget', width: 44 },
        { shape: 'diamond', tone: 'slightlyHigh', width: 28 },
        { shape: 'triangle-up', tone: 'stage1', width: 28 },
        { shape: 'triangle-up-solid', tone: 'stage2', width: 28 },
      ]}
    />
  )
}

/** Blood sugar: 118 is in the range between low and high. */
export function SugarIllustration() {
  return (
    <ReadingCardIllustration
      value="118"
      chosen={1}
      parts={[
        { shape: 'triangle-down', tone: 'low', width: 28 },
        { shape: 'circle', tone: 'inTarget', width: 64 },
        { shape: 'triangle-up', tone: 'high', width: 40 },
      ]}
    />
  )
}
