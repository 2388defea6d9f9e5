import type { PlanWay } from '@pennyplate/contract/ai/plan'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import { type CompleteProfile, withDefaults } from '@pennyplate/domain/profile/profile'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { answerBehind, answerMessages, describeKept, describeWay } from '../../../messages/answer-changes.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatRoundAmount } from '../../../ui/price.ts'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { explainRefusal } from '../explain-plan-failure.ts'
import { budgetFor } from './apply-way-out.ts'
import styles from './generate-section.module.css'
import { restCents } from './rest-cents.ts'
import type { RefusedGeneration } from './use-generate-plan.ts'

type NoPlanFitsProps = {
  readonly refused: RefusedGeneration
  readonly profile: DocumentValue<'profile'> | undefined
  readonly onTake: (way: PlanWay) => void
  /** Plans again, and lets this week cost so much. */
  readonly onSpendMore: (upToCents: number) => void
  readonly onDismiss: () => void
}

/** Says which answers no week fits, and offers the ways out. */
export function NoPlanFits({ refused, profile, onTake, onSpendMore, onDismiss }: NoPlanFitsProps) {
  const complete = withDefaults(profile)
  const { kept = [], ways = [] } = refused
  const upToCents = restCents(refused)
  const isAboutDishes = refused.error === 'no_recipes'
  return (
    <Card
      title={isAboutDishes ? words.noDishTitle : titleOf(refused)}
      actions={<Button onClick={onDismiss}>{words.cancel}</Button>}
    >
      <p role="alert">{isAboutDishes ? explainRefusal(refused) : textOf(refused, complete)}</p>
      {upToCents !== undefined && (
        <>
          <h3>{words.restWaysTitle}</h3>
          <WaysOfRest
            upToCents={upToCents}
            asItIsCents={asItIsCents(refused)}
            profile={complete}
            onTake={onTake}
            onSpendMore={onSpendMore}
            onKeep={onDismiss}
          />
        </>
      )}
      {ways.length > 0 && <h3>{isAboutDishes ? words.openingsTitle : words.waysTitle}</h3>}
      <ul className={styles.ways}>
        {ways.map((way) => (
          <WayRow key={describeWay(way)} way={way} profile={complete} onTake={onTake} />
        ))}
      </ul>
      {isAboutDishes && refused.ways?.length === 0 && <p>{words.noOpening}</p>}
      {kept.length > 0 && (
        <div>
          <p>{answerMessages.kept}</p>
          <ul>
            {kept.map((answer) => (
              <li key={describeKept(answer)}>{describeKept(answer)}</li>
            ))}
          </ul>
        </div>
      )}
      {isAboutDishes && (
        <Link to={paths.profileUpdate} className={styles.change}>
          {answerMessages.openProfile}
        </Link>
      )}
    </Card>
  )
}

function titleOf({ spentCents }: RefusedGeneration): string {
  return spentCents === undefined ? words.noWayTitle : words.noRestTitle
}

function textOf(refused: RefusedGeneration, { weeklyBudget }: CompleteProfile): string {
  const { cheapestCents, spentCents } = refused
  const budget = formatRoundAmount(centsFromDollars(weeklyBudget))
  const cheapest = cheapestCents ? formatCents(cheapestCents) : undefined
  if (spentCents === undefined) return words.noWayText(budget, cheapest)
  const text = words.noRestText(budget, spentCents > 0 ? formatCents(spentCents) : undefined, cheapest)
  const asItIs = asItIsCents(refused)
  return asItIs === undefined ? text : `${text} ${words.noCheaperRest(formatCents(asItIs))}`
}

/** What is still to buy for the present meals, where we found none that cost less. */
function asItIsCents({ cheapestCents, asItIsCents }: RefusedGeneration): number | undefined {
  const isCheapest = asItIsCents !== undefined && cheapestCents && asItIsCents <= cheapestCents
  return isCheapest ? asItIsCents : undefined
}

type WaysOfRestProps = Pick<NoPlanFitsProps, 'onTake' | 'onSpendMore'> & {
  readonly upToCents: number
  readonly asItIsCents: number | undefined
  readonly profile: CompleteProfile
  readonly onKeep: () => void
}

function WaysOfRest({ upToCents, asItIsCents, profile, onTake, onSpendMore, onKeep }: WaysOfRestProps) {
  const budgetCents = centsFromDollars(profile.weeklyBudget)
  const change = { code: 'raise-budget', byCents: upToCents - budgetCents } as const
  return (
    <ul className={styles.ways}>
      {asItIsCents !== undefined && (
        <Row
          name={words.keepRest}
          notes={[]}
          totalCents={asItIsCents}
          unit={words.stillToBuy}
          action={words.keepRest}
          onTake={onKeep}
        />
      )}
      <Row
        name={words.thisWeekOnly}
        notes={[words.budgetStays(formatRoundAmount(budgetCents))]}
        totalCents={upToCents}
        unit={words.atMost}
        onTake={() => onSpendMore(upToCents)}
      />
      <WayRow way={{ change, totalCents: upToCents }} profile={profile} unit={words.atMost} onTake={onTake} />
    </ul>
  )
}

type WayRowProps = {
  readonly way: PlanWay
  readonly profile: CompleteProfile
  readonly unit?: string
  readonly onTake: (way: PlanWay) => void
}

/** A way out: what it changes, what is answered now, and what the week then costs. */
function WayRow({ way, profile, unit = words.aWeek, onTake }: WayRowProps) {
  const { change, also } = way
  const name = describeWay(way)
  const newBudget = budgetFor(profile, way)
  const answers = [change, also].flatMap((one) =>
    one && one.code !== 'raise-budget' && one.code !== 'allow-repeats' ? [answerBehind(one, profile)] : [],
  )
  const notes = [
    ...answers.map(answerMessages.yourAnswer),
    ...(newBudget > profile.weeklyBudget
      ? [words.wayBudget(formatRoundAmount(centsFromDollars(newBudget)))]
      : []),
  ]
  return <Row name={name} notes={notes} totalCents={way.totalCents} unit={unit} onTake={() => onTake(way)} />
}

type RowProps = {
  readonly name: string
  readonly notes: readonly string[]
  readonly totalCents: number
  readonly unit: string
  readonly action?: string
  readonly onTake: () => void
}

function Row({ name, notes, totalCents, unit, action, onTake }: RowProps) {
  return (
    <li className={styles.way}>
      <div>
        <p className={styles.wayName}>{name}</p>
        {notes.map((note) => (
          <p key={note} className={styles.soft}>
            {note}
          </p>
        ))}
      </div>
      <PriceTag priceCents={totalCents} unit={unit} />
      <Button aria-label={action ?? `${words.takeWayOut}: ${name}`} onClick={onTake}>
        {action === undefined ? words.takeWayOut : words.keep}
      </Button>
    </li>
  )
}
