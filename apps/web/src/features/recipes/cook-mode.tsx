import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DishDrawing } from '../../ui/dish-drawing.tsx'
import type { DrawnDish } from '../../ui/drawing-url.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './cook-mode.module.css'
import { CookStep } from './cook-step.tsx'
import { keepPage, keptPage } from './cooking-page.ts'
import { GetReadyList } from './get-ready-list.tsx'
import type { ScaledRecipe } from './scale-recipe.ts'
import { TimerShelf } from './timer-shelf.tsx'
import { useWakeLock } from './use-wake-lock.ts'

type CookModeProps = {
  readonly name: string
  readonly dish: DrawnDish
  readonly served: ScaledRecipe
  readonly madeWith: readonly string[]
  /** The last page: marking it as cooked. */
  readonly finish: ReactNode
  readonly onClose: () => void
}

/** Shows the recipe page by page: what to get ready, each step, and the end. The arrow keys turn pages. */
export function CookMode({ name, dish, served, madeWith, finish, onClose }: CookModeProps) {
  const { steps, lines } = served
  const pages = steps.length + 2
  const [page, setPage] = useState(() => keptPage(name, pages))
  const screen = useWakeLock()
  const sheet = useRef<HTMLElement>(null)
  const titleId = useId()
  const step = steps[page - 1]
  const isEnd = page === pages - 1

  function turnTo(next: number): void {
    if (next < 0 || next >= pages) return
    setPage(next)
    keepPage(name, next === pages - 1 ? 0 : next)
    sheet.current?.focus()
  }

  function turnByKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') turnTo(page + 1)
    if (event.key === 'ArrowLeft') turnTo(page - 1)
  }

  return (
    <Dialog opened title={name} size="full" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the two buttons */}
      <div className={styles.mode} onKeyDown={turnByKey}>
        <ProgressBar total={pages - 1} done={page} />
        {/* Focused when the page turns, so that a screen reader reads it. */}
        <section ref={sheet} className={styles.sheet} tabIndex={-1} aria-labelledby={titleId} data-autofocus>
          <h3 id={titleId} className={styles.where}>
            {page === 0 ? words.getReady : isEnd ? words.end : words.step(page, steps.length)}
          </h3>
          {(page === 0 || isEnd) && <DishDrawing dish={dish} width={180} />}
          {page === 0 && (
            <GetReadyList lines={lines} madeWith={madeWith} servings={served.servings} time={served.time} />
          )}
          {step !== undefined && (
            <CookStep
              recipe={step.dish ?? name}
              step={step}
              number={page}
              lines={lines.filter(({ dish }) => dish === step.dish)}
            />
          )}
          {isEnd && (
            <div className={styles.end}>
              <div className={styles.finish}>{finish}</div>
            </div>
          )}
        </section>
        <TimerShelf place="recipe" onRemoved={() => sheet.current?.focus()} />
        <div className={styles.turn}>
          <Button
            icon={<IconArrowLeft size={20} aria-hidden="true" />}
            disabled={page === 0}
            onClick={() => turnTo(page - 1)}
          >
            {words.previous}
          </Button>
          {isEnd ? (
            <Button onClick={onClose}>{words.close}</Button>
          ) : (
            <Button look="primary" onClick={() => turnTo(page + 1)}>
              {page === 0 ? words.firstStep : words.next}
              <IconArrowRight size={20} aria-hidden="true" />
            </Button>
          )}
        </div>
        <p className={styles.screen}>{words.screen[screen]}</p>
      </div>
    </Dialog>
  )
}
