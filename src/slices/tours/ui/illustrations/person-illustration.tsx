import { useId } from 'react'
import { fill, stroke } from '#ui/primitives/illustration.css.ts'

/** A person on a round background, on a grid of 64. */
export function PersonIllustration({
  at: [x, y],
  radius,
}: {
  at: readonly [number, number]
  radius: number
}) {
  const id = useId()
  return (
    <g transform={`translate(${x - radius} ${y - radius}) scale(${radius / 32})`}>
      <clipPath id={id}>
        <circle cx="32" cy="32" r="32" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="64" height="64" className={fill.tint} />
        <path d="M14 46V29c0-11 8-18 18-18s18 7 18 18v17z" className={fill.ink} />
        <path d="M8 70c0-13 9-20 24-20s24 7 24 20z" className={fill.deep} />
        <path d="M26.5 40h11v10.5a5.5 5.5 0 0 1-11 0z" className={fill.sand} />
        <path
          d="M21.5 29c0-7 4.5-11 10.5-11s10.5 4 10.5 11c0 8.5-4.5 14.5-10.5 14.5S21.5 37.5 21.5 29z"
          className={fill.sand}
        />
        <path
          d="M20.5 31c0-9 5-14.5 11-14.5 7 0 11.5 5 11.5 14.5-3.5-2.5-5.5-6-6.5-9.5-3 5-8.5 8.5-16 9.5z"
          className={fill.ink}
        />
        <path
          d="M28.3 36.3c1.1 1.3 2.3 1.9 3.7 1.9s2.6-.6 3.7-1.9"
          className={stroke.ink}
          style={{ strokeWidth: 1.6 }}
        />
      </g>
    </g>
  )
}
