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
import type { RefusedGeneration } from './use-generate-plan.ts'

type NoPlanFitsProps = {
  readonly refused: RefusedGeneration
  readonly profile: DocumentValue<'profile'> | undefined
  readonly onTake: (way: PlanWay) => void
  readonly onDismiss: () => void
}

/** Says which answers no week fits, and offers the ways out. */
export function NoPlanFits({ refused, profile, onTake, onDismiss }: NoPlanFitsProps) {
  const complete = withDefaults(profile)
  const { kept = [] } = refused
  const ways = refused.ways?.length ? refused.ways : waysOfRest(refused, complete)
  const isAboutDishes = refused.error === 'no_recipes'
  return (
    <Card
      title={isAboutDishes ? words.noDishTitle : titleOf(refused)}
      actions={<Button onClick={onDismiss}>{words.cancel}</Button>}
    >
      <p role="alert">{isAboutDishes ? explainRefusal(refused) : textOf(refused, complete)}</p>
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

function textOf({ cheapestCents, spentCents }: RefusedGeneration, { weeklyBudget }: CompleteProfile): string {
  const budget = formatRoundAmount(centsFromDollars(weeklyBudget))
  const cheapest = cheapestCents ? formatCents(cheapestCents) : undefined
  return spentCents === undefined
    ? words.noWayText(budget, cheapest)
    : words.noRestText(budget, formatCents(spentCents), cheapest)
}

/** For the rest of a week there is one way out: more money than is left of the budget. */
function waysOfRest(
  { error, cheapestCents, spentCents }: RefusedGeneration,
  { weeklyBudget }: CompleteProfile,
): PlanWay[] {
  if (error !== 'no_plan_fits' || !cheapestCents || spentCents === undefined) return []
  const totalCents = spentCents + cheapestCents
  const byCents = totalCents - centsFromDollars(weeklyBudget)
  return byCents > 0 ? [{ change: { code: 'raise-budget', byCents }, totalCents }] : []
}

type WayRowProps = {
  readonly way: PlanWay
  readonly profile: CompleteProfile
  readonly onTake: (way: PlanWay) => void
}

/** A way out: what it changes, what is answered now, and what the week then costs. */
function WayRow({ way, profile, onTake }: WayRowProps) {
  const { change, also } = way
  const name = describeWay(way)
  const newBudget = budgetFor(profile, way)
  const answers = [change, also].flatMap((one) =>
    one && one.code !== 'raise-budget' && one.code !== 'allow-repeats' ? [answerBehind(one, profile)] : [],
  )
  return (
    <li className={styles.way}>
      <div>
        <p className={styles.wayName}>{name}</p>
        {answers.map((answer) => (
          <p key={answer} className={styles.soft}>
            {answerMessages.yourAnswer(answer)}
          </p>
        ))}
        {newBudget > profile.weeklyBudget && (
          <p className={styles.soft}>{words.wayBudget(formatRoundAmount(centsFromDollars(newBudget)))}</p>
        )}
      </div>
      <PriceTag priceCents={way.totalCents} unit={words.aWeek} />
      <Button aria-label={`${words.takeWayOut}: ${name}`} onClick={() => onTake(way)}>
        {words.takeWayOut}
      </Button>
    </li>
  )
}
