import type { HouseholdRecipe } from '@pennyplate/contract/recipes/household-recipes'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import { chooseRecipes, NO_OWN_FACTS } from '@pennyplate/domain/recipe-box/choose-recipes'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { IconCalendarPlus, IconCarrot, IconFileImport, IconPencil, IconPencilPlus } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'
import { ownFoodMessages } from '../../messages/own-foods.ts'
import { ownRecipeMessages } from '../../messages/own-recipes.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { AboutJudging } from './about-judging.tsx'
import { BoxList } from './box-list.tsx'
import { BoxRow } from './box-row.tsx'
import { CollectionsDialog } from './collections-dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import { mealToPut, mealToShow, slotOf } from './meal-of-recipe.ts'
import { OwnFoodsDialog } from './own-food/own-foods-dialog.tsx'
import { PutDialog } from './put-dialog.tsx'
import styles from './recipe-box.module.css'
import { RecipeCollections } from './recipe-collections.tsx'
import { RecipeNotes } from './recipe-notes.tsx'
import { shownForm } from './shown-form.ts'
import { UnsuitableRecipes } from './unsuitable-recipes.tsx'
import { useBoxQuestion } from './use-box-question.ts'
import { useHouseholdRecipes } from './use-household-recipes.ts'
import { useOwnFacts } from './use-own-facts.ts'
import type { useOwnRecipes } from './use-own-recipes.ts'
import { usePutIntoWeek } from './use-put-into-week.ts'
import { useRecipeBox } from './use-recipe-box.ts'
import type { SearchableRecipes } from './use-recipe-index.ts'
import { NEW_RECIPE } from './write/new-recipe.ts'

/** A recipe that is opened: the meal it would be, and what stands above and below its text. */
export type OpenedRecipe = Readonly<{
  meal: WeekMeal
  slot: MealSlotName
  before: ReactNode
  actions: ReactNode
  after: ReactNode
  onClose: () => void
}>

export type RecipeShelfProps = {
  readonly index: SearchableRecipes
  /** Their revision: judging begins anew when it grows. What is not sent yet the server judged as it was before. */
  readonly own: Pick<ReturnType<typeof useOwnRecipes>, 'list' | 'unsent' | 'rewritten'>
  readonly onLike: (recipe: { name: string; recipeId: string }) => void
  readonly renderRecipe: (opened: OpenedRecipe) => ReactNode
  /** What is known of an own recipe, and what it is served with. */
  readonly renderOwn: (id: string, judged: HouseholdRecipe | undefined) => ReactNode
  /** Writes a new recipe, changes an own one, or a copy of ours. */
  readonly onWrite: (id: string) => void
}

/** Search, filters and the recipes found; one of them opened, or on its way into the week. */
export function RecipeShelf({
  index: { recipes, search },
  own: { list, unsent, rewritten },
  onLike,
  renderRecipe,
  renderOwn,
  onWrite,
}: RecipeShelfProps) {
  const judged = useHouseholdRecipes(list?.revision ?? 0, rewritten)
  const facts = useOwnFacts(recipes, judged)
  const box = useRecipeBox()
  const week = usePutIntoWeek()
  const question = useBoxQuestion()
  const { choice, choose } = question
  const [typed, setTyped] = useState(choice.text)
  const text = useDeferredValue(typed)
  const [openId, open] = useSearchParameter('dish')
  const [putting, setPutting] = useState<BoxedRecipe>()
  const [isManaging, setIsManaging] = useState(false)
  const { filters, order, withUnsuitable } = choice
  const collection = box.collections.find(({ id }) => id === choice.collection)
  const found = chooseRecipes(recipes, search, ({ id }) => facts.get(id) ?? NO_OWN_FACTS, {
    text,
    filters: { ...filters, ...(collection ? { among: new Set(collection.recipes) } : {}) },
    order,
    withUnsuitable,
  })
  const opened = openId === null ? undefined : recipes.find(({ id }) => id === openId)
  const mayPut = judged.answer !== undefined && judged.answer.unsettled.length === 0
  const formOf = (recipe: BoxedRecipe) => shownForm(recipe, judged.byId.get(recipe.id), filters.diet)

  return (
    <div className={styles.box}>
      <OwnButtons onWrite={() => onWrite(NEW_RECIPE)} />
      <TextField
        type="search"
        label={words.search}
        placeholder={words.searchExample}
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => choose('q', typed)}
      />
      <FilterFields question={question} collections={box.collections} onManage={() => setIsManaging(true)} />
      <AboutJudging judged={judged} />
      <FoundCount count={found.recipes.length} region={judged.answer?.region} />
      {found.recipes.length === 0 && <NothingFound recipes={recipes} isMine={filters.isMine} />}
      <BoxList
        key={JSON.stringify([text, filters, choice.collection, order])}
        recipes={found.recipes}
        renderRow={(recipe) => (
          <BoxRow
            recipe={recipe}
            form={formOf(recipe)}
            facts={facts.get(recipe.id)}
            unsuitable={judged.byId.get(recipe.id)?.unsuitable}
            isUnsent={unsent.has(recipe.id)}
            onPut={mayPut ? () => setPutting(recipe) : undefined}
            onOpen={() => open(recipe.id)}
            onLike={() => onLike({ name: recipe.name, recipeId: recipe.id })}
          />
        )}
      />
      <UnsuitableRecipes
        count={found.unsuitable}
        areShown={withUnsuitable}
        onToggle={() => choose('unfit', withUnsuitable ? null : '1')}
      />
      <UndoBar text={week.offer?.text} onUndo={week.undo} onDismiss={week.dismiss} />
      {opened &&
        renderRecipe({
          meal: mealToShow(opened, formOf(opened)),
          slot: slotOf(opened),
          before: <Warning judged={judged.byId.get(opened.id)} isUnsent={rewritten.has(opened.id)} />,
          actions: (
            <>
              {mayPut && (
                <Button
                  icon={<IconCalendarPlus size={18} aria-hidden="true" />}
                  onClick={() => setPutting(opened)}
                >
                  {words.put}
                </Button>
              )}
              <Button icon={<IconPencil size={18} aria-hidden="true" />} onClick={() => onWrite(opened.id)}>
                {opened.source === 'own' ? ownRecipeMessages.change : ownRecipeMessages.copy}
              </Button>
            </>
          ),
          after: (
            <>
              {opened.source === 'own' && renderOwn(opened.id, judged.byId.get(opened.id))}
              <RecipeNotes recipe={opened.id} box={box} />
              <RecipeCollections recipe={opened.id} box={box} />
            </>
          ),
          onClose: () => open(null),
        })}
      {putting && (
        <PutDialog
          name={formOf(putting)?.name ?? putting.name}
          usualSlot={slotOf(putting)}
          unsuitable={judged.byId.get(putting.id)?.unsuitable}
          week={week.week}
          onPut={(day, slot) => {
            week.put(mealToPut(putting, formOf(putting)), day, slot)
            setPutting(undefined)
          }}
          onClose={() => setPutting(undefined)}
        />
      )}
      {isManaging && <CollectionsDialog box={box} onClose={() => setIsManaging(false)} />}
    </div>
  )
}

type NothingFoundProps = { recipes: readonly BoxedRecipe[]; isMine: boolean | undefined }

function NothingFound({ recipes, isMine }: NothingFoundProps) {
  const hasNone = isMine === true && !recipes.some(({ source }) => source === 'own')
  return <p>{hasNone ? words.noneMine : words.nothing}</p>
}

type WarningProps = {
  readonly judged: HouseholdRecipe | undefined
  readonly isUnsent: boolean
}

function Warning({ judged, isUnsent }: WarningProps) {
  if (isUnsent) return <Notice tone="info">{ownRecipeMessages.unsent}</Notice>
  return judged?.unsuitable ? <Notice tone="error">{words.does(judged.unsuitable)}</Notice> : null
}

/** What a household adds of its own. */
function OwnButtons({ onWrite }: { onWrite: () => void }) {
  const [, bring] = useSearchParameter('bring')
  const [areFoodsShown, setAreFoodsShown] = useState(false)
  return (
    <div className={styles.write}>
      <Button icon={<IconPencilPlus size={18} aria-hidden="true" />} onClick={onWrite}>
        {ownRecipeMessages.write}
      </Button>
      <Button icon={<IconFileImport size={18} aria-hidden="true" />} onClick={() => bring('address')}>
        {words.bring}
      </Button>
      <Button icon={<IconCarrot size={18} aria-hidden="true" />} onClick={() => setAreFoodsShown(true)}>
        {ownFoodMessages.list}
      </Button>
      <OwnFoodsDialog opened={areFoodsShown} onClose={() => setAreFoodsShown(false)} />
    </div>
  )
}

function FoundCount({ count, region }: { count: number; region: string | null | undefined }) {
  return (
    <div className={styles.count}>
      <p role="status" className={styles.found}>
        {words.found(count)}
      </p>
      <p className={styles.soft}>{region === undefined ? words.pricesNational : words.pricesOf(region)}</p>
    </div>
  )
}
