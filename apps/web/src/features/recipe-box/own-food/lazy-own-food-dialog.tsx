import { type ComponentProps, lazy, Suspense } from 'react'

// Loaded with the first food that is added: most recipes have none.
const Lazy = lazy(async () => ({ default: (await import('./own-food-dialog.tsx')).OwnFoodDialog }))

export function LazyOwnFoodDialog(props: ComponentProps<typeof Lazy>) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  )
}
