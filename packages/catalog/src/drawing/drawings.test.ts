import { expect, test } from 'vitest'
import type { RecipeForm } from '../recipes/recipe-form.ts'
import { allRecipes } from '../recipes/recipes.ts'
import { allSides, sideById } from '../recipes/sides.ts'
import { drawPicture } from './dish/draw-picture.ts'
import type { Serving } from './dish/picture.ts'
import { pictureOf, sideHelping } from './dish/picture-of.ts'
import { BYTES_MAX, drawDish, drawSide } from './draw-dish.ts'
import { type FoodKind, kindOfFood, markOfFood } from './foods/kinds.ts'
import { contentsOf } from './motifs/motif.ts'
import { MOTIF_NEEDS } from './motifs/motif-needs.ts'
import { MOTIFS, type MotifName } from './motifs/motifs.ts'
import { NEAR_TWINS } from './near-twins.ts'
import { BODY, CLOSE, OPEN } from './svg/strokes.ts'

const mains = [...allRecipes().values()].flatMap(({ forms }) => forms)
const sides = [...allSides().values()].flatMap(({ forms }) => forms)
const ALIKE = 'dishes drawn alike: see docs/catalog.md, "Add a recipe", what to do about it'
const bytes = (text: string) => Buffer.byteLength(text)
const idOf = ({ recipe, variantId }: RecipeForm) => `${recipe.id}${variantId ? `.${variantId}` : ''}`

test('every dish and side has a drawing of at most 4 kB that is sound SVG', () => {
  const drawn = [
    ...mains.map((form) => [idOf(form), drawDish(form)] as const),
    ...sides.map((form) => [idOf(form), drawSide(form)] as const),
  ]
  expect(
    drawn.filter(([, svg]) => bytes(svg) > BYTES_MAX).map(([id, svg]) => `${id}: ${bytes(svg)}`),
  ).toEqual([])
  expect(drawn.filter(([, svg]) => !isSound(svg)).map(([id]) => id)).toEqual([])
})

test('every dish with its two most usual sides has a drawing of at most 4 kB', () => {
  const tooLarge = [...allRecipes().values()].flatMap(({ forms: [form] }) => {
    const svg = drawDish(form, usualSides(form))
    return bytes(svg) > BYTES_MAX || !isSound(svg) ? [`${idOf(form)}: ${bytes(svg)}`] : []
  })
  expect(tooLarge).toEqual([])
})

test('different dishes have different drawings, but for near twins', () => {
  const alike = groupsBy((form) => drawDish(form))
  expect(
    alike.filter((ids) => !isTwins(ids)),
    ALIKE,
  ).toEqual([])
})

test('different dishes differ in more than their plate and how their pieces lie, but for near twins', () => {
  const alike = groupsBy((form) => drawPicture({ ...pictureOf(form), seed: 0 }, []))
  expect(
    alike.filter((ids) => !isTwins(ids)),
    ALIKE,
  ).toEqual([])
})

test('a dish draws the same bytes each time', () => {
  for (const form of mains.slice(0, 100))
    expect(drawDish(form, sides.slice(0, 2))).toBe(drawDish(form, sides.slice(0, 2)))
})

test('something lies on every plate', () => {
  const bare = [
    ...mains.flatMap((form) =>
      helpingsOf(pictureOf(form).serving).map((helping) => [idOf(form), helping] as const),
    ),
    ...sides.map((form) => [idOf(form), sideHelping(form)] as const),
  ]
  expect(
    bare.filter(([, { motif, kinds }]) => MOTIFS[motif](contentsOf(kinds)) === '').map(([id]) => id),
  ).toEqual([])
})

test('no skillet is empty', () => {
  const empty = mains.filter((form) => {
    const { serving } = pictureOf(form)
    return serving.ware === 'skillet' && !serving.fill && !serving.top && !serving.pieces.some(Boolean)
  })
  expect(empty.map(idOf)).toEqual([])
})

test('nothing is drawn that is not in the dish', () => {
  const wrong = [
    ...mains.flatMap((form) =>
      strangersIn(form, helpingsOf(pictureOf(form).serving), piecesIn(pictureOf(form).serving)),
    ),
    ...sides.flatMap((form) => {
      const helping = sideHelping(form)
      return strangersIn(form, [helping, ...(helping.and ?? [])], [])
    }),
  ]
  expect(wrong).toEqual([])
})

const usualSides = ({ recipe }: RecipeForm) =>
  (recipe.plate?.goesWith ?? []).slice(0, 2).flatMap((id) => sideById(id)?.forms[0] ?? [])

function groupsBy(draw: (form: RecipeForm) => string): string[][] {
  const groups = new Map<string, string[]>()
  for (const { forms } of allRecipes().values()) {
    const drawing = draw(forms[0])
    groups.set(drawing, [...(groups.get(drawing) ?? []), forms[0].recipe.id])
  }
  return [...groups.values()].filter((ids) => ids.length > 1)
}
const isTwins = (ids: readonly string[]) => NEAR_TWINS.some((known) => ids.every((id) => known.includes(id)))

interface Shown {
  readonly motif: MotifName
  readonly kinds: readonly FoodKind[]
}

function helpingsOf(serving: Serving): Shown[] {
  switch (serving.ware) {
    case 'plate':
      return [serving.main, ...serving.parts]
    case 'bowl':
      return [...(serving.scoop ? [serving.scoop] : []), ...(serving.beside ?? [])]
    case 'pasta-bowl':
      return [serving.pasta]
    case 'skillet':
      return [...(serving.top ? [serving.top] : []), ...(serving.beside ?? [])]
    case 'none':
      return [serving.food]
    default:
      return []
  }
}

function piecesIn(serving: Serving): FoodKind[] {
  const all =
    'pieces' in serving
      ? serving.pieces
      : 'zones' in serving
        ? serving.zones
        : 'layers' in serving
          ? serving.layers
          : []
  return all.flatMap((kind) => kind ?? [])
}

/** Foods that a picture shows and the recipe lacks. */
function strangersIn(form: RecipeForm, helpings: readonly Shown[], pieces: readonly FoodKind[]): string[] {
  const own = new Set(
    form.ingredients.flatMap(({ foodId }) => [kindOfFood(foodId) ?? [], markOfFood(foodId) ?? []].flat()),
  )
  if (own.has('egg')) own.add('boiled-egg')
  if (own.has('oats') && /granola/i.test(form.name)) own.add('granola')
  if (own.has('ground') || own.has('ground-light')) own.add('meatball')
  const kinds = [...pieces, ...helpings.flatMap((helping) => helping.kinds)].filter((kind) => !own.has(kind))
  const motifs = helpings.filter(
    ({ motif }) =>
      !(MOTIF_NEEDS[motif] ?? [[]]).some((needs) =>
        needs.every((words) => form.ingredients.some(({ foodId }) => words.test(foodId))),
      ),
  )
  return [
    ...kinds.map((kind) => `${idOf(form)}: ${kind}`),
    ...motifs.map(({ motif }) => `${idOf(form)}: ${motif}`),
  ]
}

/** Tags close in order, every reference has its target, and no number is missing. */
function isSound(svg: string): boolean {
  if (/NaN|undefined|Infinity/.test(svg) || [OPEN, BODY, CLOSE].some((mark) => svg.includes(mark)))
    return false
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  if ([...svg.matchAll(/href="#([^"]+)"/g)].some(([, id]) => !ids.has(id))) return false
  const open: string[] = []
  for (const [, slash, name = '', closed] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false
    } else if (!closed) open.push(name)
  }
  return open.length === 0
}
