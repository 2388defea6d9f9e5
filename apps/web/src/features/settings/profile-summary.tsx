import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { centsFromDollars } from '@pennyplate/domain/money'
import { dairyChoices, eatsWheat } from '@pennyplate/domain/profile/dairy-choices'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { paths } from '../../lib/paths.ts'
import { avoidedFoodMessages as avoided, avoidedFoods } from '../../messages/avoided-foods.ts'
import { profileMessages } from '../../messages/profile.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { tableLimitMessages, tableLimitsInWords } from '../../messages/table-limits.ts'
import { useDocument } from '../../store/use-document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { OwnDiet } from '../../ui/own-diet.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'

/** A summary of the profile. Questions never answered are shown as such, not as their defaults. */
export function ProfileSummary() {
  const { value: profile, status } = useDocument('profile')
  return (
    <Card title={settingsMessages.profileTitle}>
      {status === 'loading' ? (
        <p role="status">{settingsMessages.loading}</p>
      ) : (
        <Summary profile={profile ?? {}} />
      )}
      <div>
        <ButtonLink to={paths.profileUpdate}>{settingsMessages.updateProfile}</ButtonLink>
      </div>
    </Card>
  )
}

function Summary({ profile }: { readonly profile: DocumentValue<'profile'> }) {
  const { weeklyBudget, adults, kids = 0, dietType, customDiet, dairyPreferences } = profile
  const { mealDifficulty, onTableWithin } = profile
  const difficulty = mealDifficulty && settingsMessages.work(mealDifficulty)
  const onTable = onTableWithin && tableLimitsInWords(onTableWithin)
  const answers = withDefaults(profile)
  const { allergies, others } = avoidedFoods(answers)
  const isAnswered = (profile.allergies ?? profile.dietaryRestrictions) !== undefined
  const { milks, eggs } = dairyChoices(answers)
  const ownDiet = dietType === 'Other' ? customDiet?.trim() : undefined
  const shownDiet = ownDiet ? (
    <OwnDiet text={ownDiet} settledPhrases={profile.settledPhrases ?? []} />
  ) : (
    dietType
  )
  const budget =
    weeklyBudget === undefined ? undefined : (
      <PriceTag priceCents={centsFromDollars(weeklyBudget)} unit={settingsMessages.perWeek} />
    )
  return (
    <FactList
      facts={[
        [settingsMessages.budget, budget],
        [
          settingsMessages.household,
          adults === undefined ? undefined : settingsMessages.people(adults, kids),
        ],
        [avoided.allergies, allergies ?? (isAnswered ? avoided.none : undefined)],
        ...(others === null ? [] : [[avoided.others, others] as const]),
        [settingsMessages.diet, shownDiet],
        [settingsMessages.skill, profile.skillLevel],
        [profileMessages.difficulty, difficulty],
        [tableLimitMessages.short, onTable],
        [settingsMessages.newDishes, profile.newDishes],
        [settingsMessages.prepStyle, profile.prepStyle],
        [settingsMessages.leftovers, profile.leftovers],
        [settingsMessages.milk, milks.find((milk) => milk === dairyPreferences?.milk)],
        ...(eggs.length > 0 ? [[settingsMessages.eggs, dairyPreferences?.eggs] as const] : []),
        ...(eatsWheat(answers) ? [[settingsMessages.wholeGrains, profile.wholeGrains] as const] : []),
      ]}
    />
  )
}
