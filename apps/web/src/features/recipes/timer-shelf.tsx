import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import { isSoundWanted, ringBell, wantSound } from './bell.ts'
import { clockFace, hasRung, type KitchenTimer, leftMs } from './kitchen-timers.ts'
import styles from './timer-shelf.module.css'
import { kitchenTimers, useKitchenTimers } from './timer-store.ts'

const MINUTE_S = 60

type TimerShelfProps = {
  readonly place: 'page' | 'recipe'
  /** The pressed button is gone with its clock: the focus has to go somewhere. */
  readonly onRemoved?: () => void
}

/** The running clocks. While a recipe is cooked from, they stand in it and not on the page below, so nothing rings twice. */
export function TimerShelf({ place, onRemoved }: TimerShelfProps) {
  const { timers, now, isCovered } = useKitchenTimers()
  const isAway = place === 'page' && isCovered
  const [hasSound, setHasSound] = useState(isSoundWanted)
  const rung = timers.filter((timer) => hasRung(timer, now))
  const isRinging = rung.length > 0 && hasSound && !isAway
  useEffect(() => (isRinging ? ringBell() : undefined), [isRinging])
  useEffect(() => (place === 'recipe' ? kitchenTimers.cover() : undefined), [place])

  if (isAway || timers.length === 0) return null
  return (
    <div className={styles.shelf} data-floating={place === 'page' || undefined}>
      {/* There before a clock rings, so that a screen reader hears what appears in it. */}
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
          wantSound(currentTarget.checked)
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
              onClick={() => kitchenTimers.hold(id)}
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
