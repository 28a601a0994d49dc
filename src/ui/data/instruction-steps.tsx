import * as styles from './instruction-steps.css.ts'

/** What to do, step by step, each with its number. */
export function InstructionSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  )
}
