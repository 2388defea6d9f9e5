import { Fragment, type ReactNode } from 'react'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { byHeading } from './plate-recipe.ts'
import type { ScaledStep } from './scale-recipe.ts'

type NumberedStepsProps = {
  readonly steps: readonly ScaledStep[]
  readonly renderTitle: (title: string) => ReactNode
  readonly className?: string | undefined
}

/** Steps under the headings of their recipe, counted through. The dishes of a plate take turns, so its steps say which they are for. */
export function NumberedSteps({ steps, renderTitle, className }: NumberedStepsProps) {
  const parts = byHeading(steps.map((step, at) => ({ step, at, under: step.under })))
  return parts.map(({ under, rows }) => {
    const start = (rows[0]?.at ?? 0) + 1
    return (
      <Fragment key={start}>
        {under !== undefined && renderTitle(under)}
        <ol className={className} start={start} style={{ counterReset: `step ${start - 1}` }}>
          {rows.map(({ at, step: { dish, text } }) => (
            <li key={at}>
              <span>
                {dish !== undefined && <strong>{words.stepOf(dish)}</strong>} {text}
              </span>
            </li>
          ))}
        </ol>
      </Fragment>
    )
  })
}
