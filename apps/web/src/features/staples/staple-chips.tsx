import { STAPLES } from '@pennyplate/domain/food/staples'
import { staplesMessages as words } from '../../messages/staples.ts'
import { SomeOf } from '../../ui/choice-chips.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'

const IDS = STAPLES.map(({ id }) => id)
const NAMES = Object.fromEntries(STAPLES.map(({ id, name }) => [id, name]))

type StapleChipsProps = {
  readonly hint: string
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
}

export function StapleChips({ hint, values, onChange }: StapleChipsProps) {
  // Staples of a newer version have no chip here, and stay.
  const others = values.filter((id) => !IDS.includes(id))
  const chosen = STAPLES.filter(({ id }) => values.includes(id))
  return (
    <>
      <SomeOf
        legend={words.legend}
        hint={hint}
        options={IDS}
        labels={NAMES}
        values={values}
        onChange={(now) => onChange([...now, ...others])}
      />
      {chosen.map(({ id, name, foodIds: [foodId] }) => (
        <NotForHousehold key={id} food={{ name, foodId }} isNamed />
      ))}
    </>
  )
}
