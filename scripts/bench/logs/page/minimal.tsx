import { knownOrNull } from '#platform/model/parts/part.ts'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { VList } from 'virtua'
import { rangeOf, type BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'

const row = {
  display: 'grid',
  gridTemplateColumns: '6rem 8rem 10rem 10rem 1fr 5rem',
  margin: 0,
  padding: 18,
}

/**
 * A minimal virtual list with the same content: time, value, shape and word, meal, note, and
 * source.
 */
export function drawMinimal(
  stage: HTMLElement,
  readings: readonly BloodSugarReading[],
): () => void {
  const root = createRoot(stage)
  flushSync(() =>
    root.render(
      <VList data={readings} style={{ height: 850 }}>
        {(reading) => (
          <p key={reading.id} style={row}>
            <time>{reading.timestamp}</time>
            <b>{reading.value} mg/dL</b>
            <span>
              <svg width="16" height="16">
                <path d="M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0" />
              </svg>{' '}
              {rangeOf(reading)}
            </span>
            <span>{reading.tags.meal === null ? '' : rawOf(reading.tags.meal)}</span>
            <span>
              {knownOrNull(reading.tags.note)} {knownOrNull(reading.tags.shortInsulin)}
            </span>
            <span>{rawOf(reading.tags.source)}</span>
          </p>
        )}
      </VList>,
    ),
  )
  return () => root.unmount()
}
