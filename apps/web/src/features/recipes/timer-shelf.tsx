import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import { isSoundOn, ringBell, setSoundOn } from './bell.ts'
import { clockFace, hasRung, type KitchenTimer, leftMs } from './kitchen-timers.ts'
import styles from './timer-shelf.module.css'
import { kitchenTimers, useKitchenTimers } from './timer-store.ts'

const MINUTE_S = 60

type TimerShelfProps = {
  readonly place: 'page' | 'recipe'
  /** Moves the focus, because the pressed button disappears with its timer. */
  readonly onRemoved?: () => void
}

/** The running timers. In cook mode they show there and not on the page below, so that nothing rings twice. */
export function TimerShelf({ place, onRemoved }: TimerShelfProps) {
  const { timers, now, isCovered } = useKitchenTimers()
  const isHidden = place === 'page' && isCovered
  const [hasSound, setHasSound] = useState(isSoundOn)
  const rung = timers.filter((timer) => hasRung(timer, now))
  const isRinging = rung.length > 0 && hasSound && !isHidden
  useEffect(() => (isRinging ? ringBell() : undefined), [isRinging])
  useEffect(() => (place === 'recipe' ? kitchenTimers.cover() : undefined), [place])

  if (isHidden || timers.length === 0) return null
  return (
    <div className={styles.shelf} data-floating={place === 'page' || undefined}>
      {/* Rendered before a timer is done, so that a screen reader announces what appears in it. */}
      <Spoken as="div" role="alert">
        {rung.map(({ id, label }) => (
          <p key={id}>{words.timeIsUp(label)}</p>
        ))}
      </Spoken>
      <ul className={styles.timers} aria-label={words.timers}>
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} onRemoved={onRemoved} />
        ))}
      </ul>
      <Checkbox
        label={words.sound}
        checked={hasSound}
        onChange={({ currentTarget }) => {
          setSoundOn(currentTarget.checked)
          setHasSound(currentTarget.checked)
        }}
      />
    </div>
  )
}

type TimerRowProps = {
  readonly timer: KitchenTimer
  readonly now: number
  readonly onRemoved: (() => void) | undefined
}

function TimerRow({ timer, now, onRemoved }: TimerRowProps) {
  const { id, label, endsAt } = timer
  const isOver = hasRung(timer, now)
  return (
    <li className={styles.timer} data-over={isOver || undefined}>
      <span className={styles.label}>{label}</span>
      <span role="timer" className={styles.face}>
        {isOver ? words.done : clockFace(leftMs(timer, now))}
      </span>
      <span className={styles.buttons}>
        {!isOver &&
          (endsAt === null ? (
            <IconButton
              label={words.resumeTimer(label)}
              icon={<IconPlayerPlay size={18} aria-hidden="true" />}
              onClick={() => kitchenTimers.resume(id)}
            />
          ) : (
            <IconButton
              label={words.holdTimer(label)}
              icon={<IconPlayerPause size={18} aria-hidden="true" />}
              onClick={() => kitchenTimers.pause(id)}
            />
          ))}
        <Button
          look="quiet"
          aria-label={words.oneMoreMinute(label)}
          onClick={() => kitchenTimers.lengthen(id, MINUTE_S)}
        >
          {words.plusMinute}
        </Button>
        <IconButton
          label={isOver ? words.dismissTimer(label) : words.stopTimer(label)}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={() => {
            kitchenTimers.remove(id)
            onRemoved?.()
          }}
        />
      </span>
    </li>
  )
}
