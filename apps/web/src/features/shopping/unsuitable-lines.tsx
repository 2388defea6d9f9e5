import { paths } from '../../lib/paths.ts'
import type { ShoppingList } from '../../lib/unwrap-list.ts'
import { useManyRulesAgainst } from '../../lib/use-rules-against.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { foodOfLine } from './line-words.ts'
import { linesOf } from './list-lines.ts'
import type { Ticks } from './use-ticks.ts'

type UnsuitableLinesProps = {
  readonly list: ShoppingList
  readonly ticks: Ticks
}

/** Above the list: how many foods yet to be bought are not for the household by now, and where the meals that want them are replaced. */
export function UnsuitableLines({ list, ticks }: UnsuitableLinesProps) {
  const wanted = linesOf(list).flatMap(({ line, key }) =>
    line.alreadyHave || ticks.keys.has(key) || (line.usedIn ?? []).length === 0 ? [] : foodOfLine(line),
  )
  const count = useManyRulesAgainst(wanted).filter((against) => against.length > 0).length
  if (count === 0) return null
  return (
    <Notice
      tone="error"
      title={words.unsuitableTitle(count)}
      isPatient
      action={<ButtonLink to={paths.dashboard}>{words.unsuitableAction}</ButtonLink>}
    >
      {words.unsuitableText}
    </Notice>
  )
}
