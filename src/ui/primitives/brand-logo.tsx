import * as styles from './brand-logo.css.ts'

/**
 * The logo and the name; `logo` is the path of a deployment's own. Wrap it in a link to the landing
 * page where the page has one.
 */
export function BrandLogo({ name, logo = null }: { name: string; logo?: string | null }) {
  return (
    <span className={styles.brand}>
      {logo === null ? <Mark /> : <img className={styles.logo} src={logo} alt="" />}
      <span className={styles.name}>{name}</span>
    </span>
  )
}

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <path
        className={styles.line}
        d="M4.5 13.5v4a6.25 6.25 0 0 0 12.5 0v-4.5m0 4.5a6.25 6.25 0 0 0 12.5 0v-4"
      />
      <path className={styles.water} d="M9 28.8c2.5 1 5.2 1.5 8 1.5s5.5-.5 8-1.5" />
      <circle className={styles.spring} cx="17" cy="5.6" r="3.2" />
    </svg>
  )
}
