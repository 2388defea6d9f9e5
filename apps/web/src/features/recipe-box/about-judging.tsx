import { paths } from '../../lib/paths.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { JudgedRecipes } from './use-household-recipes.ts'

/** What recipes were not checked against, and what must be settled before one can be put into the week. */
export function AboutJudging({ judged: { answer, isLoading } }: { readonly judged: JudgedRecipes }) {
  if (!answer) return isLoading ? null : <Notice tone="info">{words.notJudged}</Notice>
  if (answer.unsettled.length > 0)
    return (
      <Notice tone="info" action={<ButtonLink to={paths.profileUpdate}>{words.toProfile}</ButtonLink>}>
        {words.unsettled(answer.unsettled)}
      </Notice>
    )
  if (answer.notChecked.length > 0) return <Notice tone="info">{words.notChecked(answer.notChecked)}</Notice>
  return null
}
