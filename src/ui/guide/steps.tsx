import * as styles from './guide.css.ts'

/** What to do, step by step, each with its number. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol role="list" className={styles.steps}>
    {steps.map((step) => (
      <li key={step} className={styles.step}>
        {step}
      </li>
    ))}
  </ol>
)
