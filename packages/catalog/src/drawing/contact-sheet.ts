import { allRecipes } from '../recipes/recipes.ts'
import { allSides } from '../recipes/sides.ts'
import { drawDish, drawSide } from './draw-dish.ts'
import { seeded } from './svg/random.ts'

export type SheetChoice = 'dishes' | 'sides' | 'sample'

const SAMPLE_SIZE = 60
const PAGE = `<style>body{margin:0;display:grid;grid-template-columns:repeat(10,1fr);gap:6px;padding:6px;background:#f3f5f1;font:12px sans-serif;text-align:center}
figure{margin:0;padding:6px;border-radius:10px;background:#fff}img{width:100%;aspect-ratio:5/4}</style>`

/** A page of drawings; dishes whose name has `words`, or a sample without names that `words` seeds. */
export function contactSheet(choice: SheetChoice, words: string): string {
  if (choice === 'sides')
    return page([...allSides().values()].map(({ recipe, forms }) => [recipe.name, drawSide(forms[0])]))
  const dishes = [...allRecipes().values()]
  if (choice === 'sample') {
    const random = seeded(words.length === 0 ? 1 : Number(words) || words.length)
    const drawn = dishes.map((dish) => ({ dish, order: random() })).sort((a, b) => a.order - b.order)
    return page(drawn.slice(0, SAMPLE_SIZE).map(({ dish }, i) => [`${i + 1}`, drawDish(dish.forms[0])]))
  }
  const found = dishes.filter(({ recipe }) => recipe.name.toLowerCase().includes(words.toLowerCase()))
  return page(found.map(({ recipe, forms }) => [recipe.name, drawDish(forms[0])]))
}

function page(drawings: readonly (readonly [string, string])[]): string {
  const figures = drawings.map(([name, svg]) => {
    const source = Buffer.from(svg).toString('base64')
    return `<figure><img src="data:image/svg+xml;base64,${source}" alt="">${name}</figure>`
  })
  return PAGE + figures.join('')
}
