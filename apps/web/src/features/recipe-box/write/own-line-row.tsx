import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'
import { exactWeight } from '@pennyplate/domain/amounts/kitchen-amount'
import { formatCents } from '@pennyplate/domain/money'
import { isOwnFoodId, type OwnFood } from '@pennyplate/domain/own-food/own-food'
import { useState } from 'react'
import { ownFoodMessages } from '../../../messages/own-foods.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { Button } from '../../../ui/button.tsx'
import { NotForHousehold } from '../../../ui/not-for-household.tsx'
import { LazyOwnFoodDialog } from '../own-food/lazy-own-food-dialog.tsx'
import { useOwnFoods } from '../own-food/use-own-foods.ts'
import { FoodOfLine } from './food-of-line.tsx'
import type { ShownLineReading } from './use-description.ts'
import styles from './write.module.css'

type LineReadingProps = {
  readonly text: string
  /** Undefined while it is read. */
  readonly reading: ShownLineReading | undefined
  readonly onChoose: (foodId: string) => void
  readonly onHarmless: () => void
  readonly onReadAgain: () => void
  readonly onFoodRemoved: (food: OwnFood) => void
}

/** One line, its food with weight, price and allergens, and what corrects it. */
export function OwnLineRow({
  text,
  reading,
  onChoose,
  onHarmless,
  onReadAgain,
  onFoodRemoved,
}: LineReadingProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const { foods } = useOwnFoods()
  const isOpen = reading?.is === 'open'
  const foodId = reading?.food?.id ?? ''
  const own = isOwnFoodId(foodId) ? foods.find(({ id }) => id === foodId) : undefined
  const unknown = reading?.unknown ?? []
  const isByHand = reading?.isByHand || reading?.is === 'harmless'
  const offered = reading?.offered
  return (
    <>
      <div className={styles.lineWhat}>
        <p className={styles.lineText}>{text}</p>
        <p className={styles.lineFood} data-open={isOpen || undefined}>
          {reading ? saidOf(reading) : words.reading}
        </p>
        {reading?.isRemembered && <p className={styles.soft}>{words.remembered}</p>}
        {unknown.length > 0 && <p className={styles.soft}>{ownFoodMessages.notKnown(unknown)}</p>}
        {offered && <p className={styles.soft}>{words.offered(offered.name)}</p>}
        {reading && reading.allergens.length > 0 && (
          <p className={styles.lineAllergens}>{words.allergens(reading.allergens)}</p>
        )}
        {reading && (reading.is === 'tied' || reading.is === 'open') && (
          <NotForHousehold food={foodOfLine(text, reading)} />
        )}
      </div>
      {reading && (
        <div className={styles.lineActions}>
          {offered && (
            <Button look="quiet" onClick={() => onChoose(offered.id)}>
              {words.takeOffered(offered.name)}
            </Button>
          )}
          {own && (
            <Button
              look="quiet"
              aria-label={ownFoodMessages.changeOf(own.name)}
              onClick={() => setIsChanging(true)}
            >
              {ownFoodMessages.change}
            </Button>
          )}
          {reading.is === 'tied' && !isChoosing && (
            <Button look="quiet" aria-label={words.otherFoodOf(text)} onClick={() => setIsChoosing(true)}>
              {words.otherFood}
            </Button>
          )}
          {reading.mayBeHarmless && reading.is !== 'harmless' && (
            <Button look="quiet" aria-label={words.harmlessOf(text)} onClick={onHarmless}>
              {words.harmless}
            </Button>
          )}
          {isByHand && (
            <Button
              look="quiet"
              aria-label={reading.isRemembered ? words.forgetOf(text) : words.readAgainOf(text)}
              onClick={onReadAgain}
            >
              {reading.isRemembered ? words.forget : words.readAgain}
            </Button>
          )}
        </div>
      )}
      {own && isChanging && (
        <LazyOwnFoodDialog
          food={own}
          onSaved={() => {}}
          onRemoved={onFoodRemoved}
          onClose={() => setIsChanging(false)}
        />
      )}
      {(isOpen || (isChoosing && reading?.is === 'tied')) && (
        <FoodOfLine
          line={text}
          onChoose={(foodId) => {
            setIsChoosing(false)
            onChoose(foodId)
          }}
        />
      )}
    </>
  )
}

/** Its foods beyond the first are known by their allergens and by its words. */
function foodOfLine(text: string, { food, allergens }: ShownLineReading): AskedFood {
  return { name: text.slice(0, 200), foodId: food?.id, mayContain: allergens }
}

function saidOf({ is, food, grams, cents, isSure, isByHand }: ShownLineReading): string {
  if (is === 'open') return words.unknown
  if (is === 'harmless') return words.isHarmless
  if (is !== 'tied' || !food) return words.nothing
  return [
    food.name,
    // An amount stays on one row of a narrow screen.
    grams === null ? words.unweighed : exactWeight(grams).replaceAll(' ', '\u00a0'),
    cents === null ? words.unpriced : formatCents(cents),
    ...(isSure || isByHand ? [] : [words.unsure]),
  ].join(' · ')
}
