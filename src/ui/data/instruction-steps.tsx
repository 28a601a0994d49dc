import * as styles from './instruction-steps.css.ts'

/** A numbered list of steps. */
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
