import type { DraftCorrection, OwnFormFaults } from '@pennyplate/domain/own-recipe/recipe-form'
import { ownRecipeMessages as words } from '../../messages/own-recipes.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './bring.module.css'

type CorrectionFieldsProps = {
  readonly correction: DraftCorrection
  readonly faults: OwnFormFaults
  readonly onCorrect: (change: Partial<DraftCorrection>) => void
}

/** What is most often read wrong, to correct before saving. */
export function CorrectionFields({ correction, faults, onCorrect }: CorrectionFieldsProps) {
  return (
    <div className={styles.correction}>
      <TextField
        label={words.name}
        value={correction.name}
        autoComplete="off"
        error={faults.name && words.faults[faults.name]}
        onChange={(event) => onCorrect({ name: event.currentTarget.value })}
      />
      <TextField
        label={words.servings}
        value={correction.servings}
        inputMode="decimal"
        autoComplete="off"
        error={faults.servings && words.faults[faults.servings]}
        onChange={(event) => onCorrect({ servings: event.currentTarget.value })}
      />
    </div>
  )
}
