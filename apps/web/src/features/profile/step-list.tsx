import { profileMessages, STEP_TITLES } from '../../messages/profile.ts'
import { Spoken } from '../../ui/spoken.tsx'
import styles from './step-list.module.css'
import { STEP_COUNT } from './wizard-steps.ts'

type StepListProps = {
  readonly current: number
  readonly faulty: readonly number[]
  readonly onGo: (step: number) => void
}

/** The progress bar and a numbered dot for each step, which jumps there. */
export function StepList({ current, faulty, onGo }: StepListProps) {
  const progress = profileMessages.progress(current, STEP_COUNT)
  return (
    <nav className={styles.steps} aria-label={profileMessages.stepsLabel}>
      <p className={styles.progressText} aria-hidden="true">
        {progress}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={profileMessages.stepsLabel}
        aria-valuemin={1}
        aria-valuemax={STEP_COUNT}
        aria-valuenow={current}
        aria-valuetext={progress}
      >
        <span className={styles.fill} style={{ width: `${(current / STEP_COUNT) * 100}%` }} />
      </div>
      <ol className={styles.dots}>
        {STEP_TITLES.map((title, index) => {
          const step = index + 1
          const isFaulty = faulty.includes(step)
          return (
            <li key={title}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === current ? 'step' : undefined}
                data-passed={step < current || undefined}
                data-faulty={isFaulty || undefined}
                onClick={() => onGo(step)}
              >
                <Spoken>{profileMessages.stepWord}</Spoken>
                <span className={styles.dot}>{step}</span>
                <span className={styles.name}>{title}</span>
                {isFaulty && <Spoken>{profileMessages.stepFaulty}</Spoken>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
