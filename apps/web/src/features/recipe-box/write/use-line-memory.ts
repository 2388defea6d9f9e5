import { memoryFor, withMemoryOf, withTiesOf } from '@pennyplate/domain/own-recipe/line-memory'
import type { LineTie, OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { useState } from 'react'
import { useDocument } from '../../../store/use-document.ts'

/** What this household's words for food mean in all of its recipes. */
export function useLineMemory() {
  const { value, update } = useDocument('lineTies')
  const [forgotten, setForgotten] = useState<Readonly<{ line: string; tie: LineTie }>>()
  return {
    forgotten,
    /** The ties a saved recipe got count wherever the same words stand. */
    remember(recipe: OwnRecipeValue, before: OwnRecipeValue['ties']): void {
      if (withTiesOf(value ?? {}, recipe, before) === (value ?? {})) return
      void update((known = {}) => ({ ...withTiesOf(known, recipe, before) }))
    },
    forget(line: string): void {
      const [tie] = Object.values(memoryFor(value ?? {}, [{ text: line }]))
      if (tie === undefined) return
      void update((known = {}) => withMemoryOf(known, line, undefined))
      setForgotten({ line, tie })
    },
    restore(): void {
      if (forgotten) void update((known = {}) => withMemoryOf(known, forgotten.line, forgotten.tie))
      setForgotten(undefined)
    },
    dismiss: () => setForgotten(undefined),
  }
}
