import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ChoiceDeltas } from './choice-deltas.tsx'

test('a minus stays with its amount where a line is too short for both', async () => {
  const screen = await render(
    <div style={{ width: 20 }}>
      <ChoiceDeltas choice={{ deltaCents: -134, calories: -40, protein: 2, minutes: 0 }} />
    </div>,
  )
  for (const said of ['−\u2060$1.34 at checkout', '−40 kcal']) {
    const words = document.createRange()
    words.selectNodeContents(screen.getByText(said).element())
    expect(words.getClientRects()).toHaveLength(1)
  }
})
