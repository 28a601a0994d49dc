import { fill, stroke } from '#ui/primitives/illustration.css.ts'
import { IllustrationDisc, Illustration, IllustrationPanel } from '#ui/primitives/illustration.tsx'

/** A plate, half of it vegetables, and a line of readings. */
export function PlateIllustration() {
  return (
    <Illustration ground="sand" ripples={[92, 80]}>
      <path d="M24 46v20a8 8 0 0 0 16 0V46M32 46v70" className={stroke.quiet} />
      <path d="M160 116V46c-8 4-12 16-12 30 0 6 4 9 12 9" className={stroke.quiet} />
      <IllustrationDisc at={[94, 80]} radius={48} />
      <circle cx="94" cy="80" r="40" className={stroke.hair} />
      <path d="M91 46a34 34 0 0 0 0 68z" className={fill.green} />
      <path d="M97 46a34 34 0 0 1 31 31H97z" className={fill.amber} />
      <path d="M97 83h31a34 34 0 0 1-31 31z" className={fill.spring} />
      <path d="M72 68c6-2 11 2 11 8M68 88c7 1 10 5 10 11" className={stroke.onDeep} />
      <IllustrationPanel at={[178, 36]} size={[92, 88]} round={14} />
      <path d="M190 66h68M190 96h68" className={stroke.hair} strokeDasharray="1 6" />
      <path d="M190 90c10 0 12-14 22-18s14 20 24 18 12-8 22-9" className={stroke.deep} />
      <IllustrationDisc at={[258, 81]} radius={5} fill="green" />
    </Illustration>
  )
}
