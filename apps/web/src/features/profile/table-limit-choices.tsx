import {
  DAY_GROUPS,
  groupLimit,
  TABLE_LIMIT_CHOICES,
  type TableLimits,
  withGroupLimit,
} from '@pennyplate/domain/profile/table-limits'
import { limitsByDay, tableLimitMessages as words } from '../../messages/table-limits.ts'
import { OneOf } from '../../ui/choice-chips.tsx'

const NO_LIMIT = 'none'

type TableLimitChoicesProps = {
  readonly limits: TableLimits
  readonly onChange: (limits: TableLimits) => void
}

/** One limit for weeknights and one for weekends. Days with limits of their own keep them until one is chosen for all. */
export function TableLimitChoices({ limits, onChange }: TableLimitChoicesProps) {
  return DAY_GROUPS.map((group) => {
    const limit = groupLimit(limits, group)
    const own = typeof limit === 'number' && !TABLE_LIMIT_CHOICES.some((one) => one === limit) ? [limit] : []
    const minutes = [...TABLE_LIMIT_CHOICES, ...own].sort((a, b) => a - b)
    const labels = Object.fromEntries(minutes.map((one) => [`${one}`, words.minutes(one)]))
    return (
      <OneOf
        key={group}
        legend={words.legend[group]}
        hint={limit === undefined ? words.byDay(limitsByDay(limits)) : words.hint[group]}
        options={[...minutes.map(String), NO_LIMIT]}
        labels={{ ...labels, [NO_LIMIT]: words.noLimit }}
        value={limit === undefined ? '' : `${limit ?? NO_LIMIT}`}
        onChange={(chosen) =>
          onChange(withGroupLimit(limits, group, chosen === NO_LIMIT ? null : Number(chosen)))
        }
      />
    )
  })
}
