import { staplesMessages as words } from '../../messages/staples.ts'
import { Card } from '../../ui/card.tsx'
import { RunningOut } from './running-out.tsx'
import { StapleChips } from './staple-chips.tsx'
import { useStaples } from './use-staples.ts'

/** The staples in the pantry; each press is saved. */
export function StaplesSection() {
  const { isLoaded, alwaysHave = [], change } = useStaples()
  if (!isLoaded) return null
  return (
    <>
      <RunningOut />
      <Card title={words.sectionTitle}>
        <StapleChips hint={words.sectionText} values={alwaysHave} onChange={change} />
      </Card>
    </>
  )
}
