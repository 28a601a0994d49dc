import { iconPaths, type IconName } from './icon-paths.ts'
import * as styles from './icon.css.ts'

/** A decorative icon in the color of the text around it. The text beside it carries the meaning. */
export function Icon({
  name,
  size = 'regular',
}: {
  name: IconName
  size?: keyof typeof styles.size
}) {
  return (
    <svg className={styles.size[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
