import { STAPLES } from '@pennyplate/domain/food/staples'
import { useState } from 'react'
import { staplesMessages as words } from '../../messages/staples.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import styles from '../../ui/chip-row.module.css'
import { notify } from '../../ui/notify.ts'
import { useRunningOut } from './use-running-out.ts'

type RunningOutProps = {
  /** Only these staples, by id. */
  readonly among?: readonly string[]
}

/** The staples a household always has, to press when one runs out. Nothing if it has none. */
export function RunningOut({ among }: RunningOutProps) {
  const { alwaysHave, marked, press } = useRunningOut()
  const [busy, setBusy] = useState<readonly string[]>([])
  const [done, setDone] = useState('')
  const staples = STAPLES.filter(({ id }) => alwaysHave.includes(id) && (among?.includes(id) ?? true))
  if (staples.length === 0) return null

  function toggle(id: string) {
    if (busy.includes(id)) return
    setBusy((now) => [...now, id])
    setDone('')
    press(id)
      .then(setDone, () => notify.error(words.saveFailed))
      .finally(() => setBusy((now) => now.filter((one) => one !== id)))
  }

  return (
    <Card title={words.runningOutTitle} titleLevel={among ? 3 : 2}>
      <p className={styles.text}>{words.runningOutText}</p>
      <div className={styles.chips}>
        {staples.map(({ id, name }) => (
          <Chip key={id} isPressed={marked.includes(id)} onPress={() => toggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
      <p role="status" className={styles.text}>
        {done}
      </p>
    </Card>
  )
}
