import { mealTime } from '@pennyplate/domain/week/meal-start'
import type { WeekSide } from '@pennyplate/domain/week/week-plan'
import { plateCents, plateNutrient } from '@pennyplate/domain/week/week-plate'
import { timeFacts } from '../../../messages/dish-time.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { plateMessages as words } from '../../../messages/plates.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { PriceTag } from '../../../ui/price-tag.tsx'
import type { SideChoice } from '../plan-calls.ts'
import { ChoiceDeltas } from './choice-deltas.tsx'
import styles from './replace-dialog.module.css'
import { TakeButton } from './take-button.tsx'

type SideRowsProps = {
  readonly choices: readonly SideChoice[]
  readonly onTake: (side: WeekSide) => void
}

export function SideRows({ choices, onTake }: SideRowsProps) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <SideRow key={choice.side.recipeId ?? choice.side.name} choice={choice} onTake={onTake} />
      ))}
    </ul>
  )
}

type SideRowProps = Pick<SideRowsProps, 'onTake'> & { readonly choice: SideChoice }

function SideRow({ choice, onTake }: SideRowProps) {
  const { side } = choice
  return (
    <li className={styles.side}>
      <div className={styles.text}>
        <p className={styles.name}>{side.name}</p>
        {side.remakesAs !== undefined && <p className={styles.soft}>{words.remakes(side.remakesAs)}</p>}
        <p className={styles.soft}>{factLine(factsOf(side))}</p>
        <ChoiceDeltas choice={choice} />
      </div>
      <div className={styles.sideEnd}>
        <SidePrice cents={plateCents(side)} />
        <TakeButton name={side.name} onTake={() => onTake(side)} />
      </div>
    </li>
  )
}

function SidePrice({ cents }: { readonly cents: number | null }) {
  return cents === null ? null : <PriceTag priceCents={cents} unit={uiMessages.perServing} />
}

function factsOf(side: WeekSide): string[] {
  const kcal = plateNutrient(side, 'calories')
  return [...timeFacts(mealTime(side)), ...(kcal === null ? [] : [mealPlanMessages.kcal(kcal)])]
}
