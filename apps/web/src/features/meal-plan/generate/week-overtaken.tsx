import { overtakenMessages as words } from '../../../messages/overtaken-week.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './generate-section.module.css'

type WeekOvertakenProps = {
  readonly onTake: () => void
  readonly onDismiss: () => void
}

/** Nothing was replaced: somebody else changed the week while a new one was planned. */
export function WeekOvertaken({ onTake, onDismiss }: WeekOvertakenProps) {
  return (
    <Card title={words.title}>
      <p role="alert">{words.text}</p>
      <div className={styles.choices}>
        <Button onClick={onDismiss}>{words.keep}</Button>
        <Button look="primary" onClick={onTake}>
          {words.take}
        </Button>
      </div>
    </Card>
  )
}
