import { allRecipes } from '../recipes/recipes.ts'
import { allSides, sideById } from '../recipes/sides.ts'
import { drawDish, drawSide } from './draw-dish.ts'
import { seeded } from './svg/random.ts'

export type SheetChoice = 'dishes' | 'plates' | 'sides' | 'sample'

const SAMPLE_SIZE = 60
const PAGE = `<style>body{margin:0;display:grid;grid-template-columns:repeat(10,1fr);gap:6px;padding:6px;background:#f3f5f1;font:12px sans-serif;text-align:center}
figure{margin:0;padding:6px;border-radius:10px;background:#fff;position:relative}img{width:100%;aspect-ratio:5/4}
.small{position:absolute;right:2px;bottom:2px;width:40px;padding:2px;border-radius:4px;background:#18211c}</style>`

/**
 * A page of drawings, each at 40 pixels on a dark ground too: dishes whose name has one of `words`, which commas part, alone or on plates
 * with their two most usual sides; or a sample without names that `words` seeds.
 */
export function contactSheet(choice: SheetChoice, words: string): string {
  if (choice === 'sides')
    return page([...allSides().values()].map(({ recipe, forms }) => [recipe.name, drawSide(forms[0])]))
  const dishes = [...allRecipes().values()]
  if (choice === 'sample') {
    const random = seeded(words.length === 0 ? 1 : Number(words) || words.length)
    const drawn = dishes.map((dish) => ({ dish, order: random() })).sort((a, b) => a.order - b.order)
    return page(drawn.slice(0, SAMPLE_SIZE).map(({ dish }, i) => [`${i + 1}`, drawDish(dish.forms[0])]))
  }
  const wanted = words.toLowerCase().split(',')
  const found = dishes.filter(({ recipe }) =>
    wanted.some((word) => recipe.name.toLowerCase().includes(word.trim())),
  )
  return page(
    found.map(({ recipe, forms }) => {
      const ids = choice === 'plates' ? (recipe.plate?.goesWith ?? []).slice(0, 2) : []
      const sides = ids.flatMap((id) => sideById(id)?.forms[0] ?? [])
      return [[recipe.name, ...sides.map(({ name }) => name)].join(', '), drawDish(forms[0], sides)]
    }),
  )
}

function page(drawings: readonly (readonly [string, string])[]): string {
  const figures = drawings.map(([name, svg]) => {
    const source = Buffer.from(svg).toString('base64')
    return `<figure><img src="data:image/svg+xml;base64,${source}" alt=""><img class="small" src="data:image/svg+xml;base64,${source}" alt="">${name}</figure>`
  })
  return PAGE + figures.join('')
}
