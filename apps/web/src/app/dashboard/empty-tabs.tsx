import { emptyTabMessages } from '../../messages/app.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { FoodIconName } from '../../ui/food-icon-names.ts'
import { paths } from '../paths.ts'
import { TabHeading } from './tab-heading.tsx'

type EmptyTabProps = {
  readonly words: {
    readonly title: string
    readonly message: string
    readonly text: string
    readonly action: string
  }
  readonly icon: FoodIconName
  readonly to: string
}

function EmptyTab({ words, icon, to }: EmptyTabProps) {
  return (
    <>
      <TabHeading>{words.title}</TabHeading>
      <EmptyState
        icon={icon}
        message={words.message}
        action={
          <ButtonLink look="primary" to={to}>
            {words.action}
          </ButtonLink>
        }
      >
        {words.text}
      </EmptyState>
    </>
  )
}

export function ShoppingTab() {
  return <EmptyTab words={emptyTabMessages.shopping} icon="shopping-cart" to={paths.dashboard} />
}
