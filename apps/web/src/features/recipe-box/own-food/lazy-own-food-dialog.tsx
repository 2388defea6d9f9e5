import { type ComponentProps, Suspense } from 'react'
import { loadedWhenShown } from '../../../lib/lazy-part.tsx'

// Loaded with the first food that is added: most recipes have none.
const Lazy = loadedWhenShown(async () => (await import('./own-food-dialog.tsx')).OwnFoodDialog)

export function LazyOwnFoodDialog(props: ComponentProps<typeof Lazy>) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  )
}
